const sandbox = 'packages/sandbox/src'

/** Every test of the sandbox whose store is the one of `openBench`. */
const all = [`${sandbox}/**/*.test.ts`]

/** Every call once, and where the engines differ most: the audit trail, searches, and who meets whom at once. */
const some = ['conformance', 'auditTrail', 'handlers/search', 'handlers/lockdown', 'middleware/idempotency', 'hosts/postgres/*'].map((name) => `${sandbox}/${name}.test.ts`)

/** Several processes behind one address. */
const processes = 'apps/portal/server/servePortalTogether.test.ts'

/** The tests that run on PostgreSQL, too: some, so that `npm test` stays short, or all of them where `hosts` is `postgres`. */
export function testsOnPostgres(hosts: string | undefined): string[] {
  return [...(hosts === 'postgres' ? all : some), processes]
}
