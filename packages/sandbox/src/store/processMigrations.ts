/** What several processes on one store know of each other. */
export const processStatements: Record<string, readonly string[]> = {
  '0060-claims-of-processes': [`alter table idempotency add column claimed_by text not null default ''`],
}
