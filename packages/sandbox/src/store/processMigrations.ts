/** What several processes on one store know of each other. */
export const processStatements: Record<string, readonly string[]> = {
  '0060-claims-of-processes': [`alter table idempotency add column claimed_by text not null default ''`],
  // PostgreSQL's alone (postgres/postgresMigrations.ts): SQLite's index of words finds an account's own already.
  '0063-words-of-one-account': [],
  // On PostgreSQL the tables of the log become partitions by month besides (postgres/monthPartitions.ts).
  '0064-log-by-month': ['alter table change_rows add column at integer not null default 0'],
  '0065-words-at-once': [],
}
