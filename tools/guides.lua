-- What a terminal of 79 columns cannot show as a page does: wide tables become lists, a row each.

-- The cells of a row after the first, as one paragraph.
local function rest_of(row)
  local inlines = pandoc.Inlines{}
  for i = 2, #row.cells do
    if i > 2 then inlines:extend{pandoc.Str(";"), pandoc.Space()} end
    inlines:extend(pandoc.utils.blocks_to_inlines(row.cells[i].contents))
  end
  return {pandoc.Plain(inlines)}
end

function Table(wide)
  local items = {}
  for _, body in ipairs(wide.bodies) do
    for _, row in ipairs(body.body) do
      local term = pandoc.utils.blocks_to_inlines(row.cells[1].contents)
      table.insert(items, {term, {rest_of(row)}})
    end
  end
  return pandoc.DefinitionList(items)
end

-- Pictures are shown by their names.
function Image(picture)
  return pandoc.Str("[picture: " .. pandoc.utils.stringify(picture.caption) .. "]")
end
