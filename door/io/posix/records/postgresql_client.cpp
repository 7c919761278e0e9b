#include "records/postgresql_client.hpp"

#include <dlfcn.h>
#include <libpq-fe.h>

#include <cstddef>
#include <stdexcept>
#include <string>

namespace codemaker::scores::records {
namespace {

/// The loaded client, or null.
void* client = nullptr;

/// What the client calls by this name, which a function here with the same type stands for.
template <auto stand_in>
decltype(stand_in) in_client(const char* name) {
  void* const found = client == nullptr ? nullptr : dlsym(client, name);
  if (found == nullptr) throw std::runtime_error{"libpq.so.5: it has no " + std::string{name}};
  return reinterpret_cast<decltype(stand_in)>(found);
}

}  // namespace

void load_postgresql_client() {
  if (client != nullptr) return;
  client = dlopen("libpq.so.5", RTLD_NOW | RTLD_LOCAL);
  if (client == nullptr) throw std::runtime_error{dlerror()};
}

}  // namespace codemaker::scores::records

using codemaker::scores::records::in_client;

// SOCI calls these; each is the one of the client.
extern "C" {

void PQclear(PGresult* result) {
  return in_client<&PQclear>("PQclear")(result);
}

char* PQcmdTuples(PGresult* result) {
  return in_client<&PQcmdTuples>("PQcmdTuples")(result);
}

PGconn* PQconnectdb(const char* options) {
  return in_client<&PQconnectdb>("PQconnectdb")(options);
}

char* PQerrorMessage(const PGconn* connection) {
  return in_client<&PQerrorMessage>("PQerrorMessage")(connection);
}

PGresult* PQexec(PGconn* connection, const char* query) {
  return in_client<&PQexec>("PQexec")(connection, query);
}

PGresult* PQexecParams(
    PGconn* connection, const char* command, int count, const Oid* types, const char* const* values,
    const int* lengths, const int* formats, int result_format
) {
  return in_client<&PQexecParams>("PQexecParams"
  )(connection, command, count, types, values, lengths, formats, result_format);
}

PGresult* PQexecPrepared(
    PGconn* connection, const char* statement, int count, const char* const* values,
    const int* lengths, const int* formats, int result_format
) {
  return in_client<&PQexecPrepared>("PQexecPrepared"
  )(connection, statement, count, values, lengths, formats, result_format);
}

int PQfformat(const PGresult* result, int field) {
  return in_client<&PQfformat>("PQfformat")(result, field);
}

void PQfinish(PGconn* connection) {
  return in_client<&PQfinish>("PQfinish")(connection);
}

char* PQfname(const PGresult* result, int field) {
  return in_client<&PQfname>("PQfname")(result, field);
}

int PQfsize(const PGresult* result, int field) {
  return in_client<&PQfsize>("PQfsize")(result, field);
}

Oid PQftype(const PGresult* result, int field) {
  return in_client<&PQftype>("PQftype")(result, field);
}

PGresult* PQgetResult(PGconn* connection) {
  return in_client<&PQgetResult>("PQgetResult")(connection);
}

int PQgetisnull(const PGresult* result, int row, int field) {
  return in_client<&PQgetisnull>("PQgetisnull")(result, row, field);
}

char* PQgetvalue(const PGresult* result, int row, int field) {
  return in_client<&PQgetvalue>("PQgetvalue")(result, row, field);
}

int PQnfields(const PGresult* result) {
  return in_client<&PQnfields>("PQnfields")(result);
}

int PQntuples(const PGresult* result) {
  return in_client<&PQntuples>("PQntuples")(result);
}

PGresult* PQprepare(
    PGconn* connection, const char* statement, const char* query, int count, const Oid* types
) {
  return in_client<&PQprepare>("PQprepare")(connection, statement, query, count, types);
}

char* PQresultErrorField(const PGresult* result, int field) {
  return in_client<&PQresultErrorField>("PQresultErrorField")(result, field);
}

char* PQresultErrorMessage(const PGresult* result) {
  return in_client<&PQresultErrorMessage>("PQresultErrorMessage")(result);
}

ExecStatusType PQresultStatus(const PGresult* result) {
  return in_client<&PQresultStatus>("PQresultStatus")(result);
}

int PQsendPrepare(
    PGconn* connection, const char* statement, const char* query, int count, const Oid* types
) {
  return in_client<&PQsendPrepare>("PQsendPrepare")(connection, statement, query, count, types);
}

int PQsendQuery(PGconn* connection, const char* query) {
  return in_client<&PQsendQuery>("PQsendQuery")(connection, query);
}

int PQsendQueryParams(
    PGconn* connection, const char* command, int count, const Oid* types, const char* const* values,
    const int* lengths, const int* formats, int result_format
) {
  return in_client<&PQsendQueryParams>("PQsendQueryParams"
  )(connection, command, count, types, values, lengths, formats, result_format);
}

int PQsendQueryPrepared(
    PGconn* connection, const char* statement, int count, const char* const* values,
    const int* lengths, const int* formats, int result_format
) {
  return in_client<&PQsendQueryPrepared>("PQsendQueryPrepared"
  )(connection, statement, count, values, lengths, formats, result_format);
}

int PQserverVersion(const PGconn* connection) {
  return in_client<&PQserverVersion>("PQserverVersion")(connection);
}

int PQsetSingleRowMode(PGconn* connection) {
  return in_client<&PQsetSingleRowMode>("PQsetSingleRowMode")(connection);
}

ConnStatusType PQstatus(const PGconn* connection) {
  return in_client<&PQstatus>("PQstatus")(connection);
}

int lo_close(PGconn* connection, int object) {
  return in_client<&lo_close>("lo_close")(connection, object);
}

int lo_lseek(PGconn* connection, int object, int offset, int whence) {
  return in_client<&lo_lseek>("lo_lseek")(connection, object, offset, whence);
}

int lo_open(PGconn* connection, Oid object, int mode) {
  return in_client<&lo_open>("lo_open")(connection, object, mode);
}

int lo_read(PGconn* connection, int object, char* bytes, std::size_t length) {
  return in_client<&lo_read>("lo_read")(connection, object, bytes, length);
}

int lo_write(PGconn* connection, int object, const char* bytes, std::size_t length) {
  return in_client<&lo_write>("lo_write")(connection, object, bytes, length);
}

}  // extern "C"
