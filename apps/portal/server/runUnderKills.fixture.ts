import { readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { isNetworkError, isServiceError, isTimedOut } from '@portal/api-client'
import { openPostgresStore } from '../../../packages/sandbox/src/hosts/postgres/openPostgresStore.ts'
import type { TemporaryPostgres } from '../../../packages/sandbox/src/hosts/postgres/temporaryPostgres.fixture.ts'
import { signInAt, startTogether, until } from './startTogether.fixture.ts'

const names = ['dana.whitfield@whisperingpines.example', 'night@whisperingpines.example', 'desk@whisperingpines.example']
/** The code of the front door in the default example data, without a limit of uses. */
const code = '88213'
const seconds = 1000

export interface Kills {
  server: TemporaryPostgres
  /** The name of an empty or prefilled database on the server. */
  database: string
  /** The folder of a built portal. */
  folder: string
  processes: number
  /** The processes to kill, one after the other, during the load. */
  victims: readonly ('process' | 'database')[]
  /** The largest time from one kill to the next, in milliseconds; the time is random. */
  between: number
  rows: number
}

export interface Report {
  /** How many calls of each kind were acknowledged. */
  acknowledged: Record<'sign-ins' | 'edits' | 'scans', number>
  /** The other answers that clients got, with their counts. */
  told: Record<string, number>
  /** The problems found; empty if everything is correct. */
  faults: string[]
  /** The exit code after a signal. */
  exit: number
}

/**
 * Runs sign-ins, edits, scans and an import against several processes, while single processes and the database are killed and restarted.
 * Each edit is sent until it is acknowledged, under its own Idempotency-Key, as the portal's Retry button does. Afterwards the database is
 * read and checked.
 */
export async function runUnderKills({ server, database, folder, processes, victims, between, rows }: Kills): Promise<Report> {
  const url = server.urlOf(database)
  const portal = await startTogether({ folder, database: url, processes })
  const report: Report = { acknowledged: { 'sign-ins': 0, edits: 0, scans: 0 }, told: {}, faults: [], exit: -1 }
  try {
    const { origin, pid } = portal
    const edited: string[] = []
    const scannedAt: string[] = []
    let asked = 0
    let isOver = false
    const isRunning = () => !isOver

    const desk = await signInAt(origin, names[0] ?? '')
    const { ImportID } = await desk.createImport({ PropertyID: 1, FileName: 'Movers.csv', Rows: rows })
    for (let from = 0; from < rows; from += 100) {
      const Rows = Array.from({ length: Math.min(100, rows - from) }, (_, index) => ({ Row: from + index + 2, Person: { Name: `Mover ${from + index}`, Unit: String(from + index) } }))
      await desk.addImportRows({ ImportID, Rows })
    }
    await desk.changeImport({ ImportID, Action: 'start' })

    // These clients sign in before the first kill, because they repeat their edits, not their sign-ins.
    const writers = await Promise.all([0, 1, 2].map(() => signInAt(origin, names[0] ?? '')))
    const startedAt = Date.now()
    const loads = [
      ...names.map((name) => repeat(isRunning, report, async () => {
        await signInAt(origin, name)
        report.acknowledged['sign-ins'] += 1
        await pause(100)
      })),
      ...writers.map(async (client, writer) => {
        for (let edit = 0; isRunning(); edit += 1) {
          const Name = `Edit ${edit} of ${writer}`
          const idempotencyKey = crypto.randomUUID()
          await untilAcknowledged(report, () => client.saveUserGroup({ Name, HierarchyLevel: 9, IsClientPortalVisible: true }, { idempotencyKey }))
          edited.push(Name)
          report.acknowledged.edits += 1
        }
      }),
      repeat(isRunning, report, async () => {
        asked += 1
        const { outcome, at } = await scan(origin)
        if (outcome !== 'open') report.faults.push(`A good code was answered ${outcome}.`)
        scannedAt.push(at)
        report.acknowledged.scans += 1
        await pause(20)
      }),
    ]
    for (const victim of victims) {
      await pause(between * (0.5 + Math.random() / 2))
      if (victim === 'database') await server.crash()
      else await killOne(pid, processes, report)
    }
    await pause(between)
    await until(() => Object.values(report.acknowledged).every((times) => times > 0), () => `Not everything was acknowledged: ${JSON.stringify(report)}`)
    isOver = true
    await Promise.all(loads)

    const store = await openPostgresStore({ url, connections: 2 })
    try {
      const stateOf = async () => (await store.selectFrom('imports').select('state').where('id', '=', ImportID).executeTakeFirst())?.state
      await until(async () => (await stateOf()) === 'done', () => 'The import does not end.')
      const groups = await store.selectFrom('user_groups').select('name').execute()
      report.faults.push(...differences('edit', edited, groups.map(({ name }) => name).filter((name) => name.startsWith('Edit '))))
      const movers = await store.selectFrom('users').select('name').where('name', 'like', 'Mover %').where('removed_at', 'is', null).execute()
      report.faults.push(...differences('row of the import', Array.from({ length: rows }, (_, row) => `Mover ${row}`), movers.map(({ name }) => name)))
      const events = await store.selectFrom('gate_events').select('at').where('at', '>=', startedAt).execute()
      const logged = new Set(events.map(({ at }) => at))
      report.faults.push(...scannedAt.filter((at) => !logged.has(Date.parse(at))).map((at) => `A scan of ${at} is not in the log.`))
      if (events.length > asked) report.faults.push(`${asked} scans left ${events.length} events.`)
      const open = await store.selectFrom('changes').select('id').where('is_open', '=', 1).execute()
      if (open.length > 0) report.faults.push(`${open.length} changes of the trail are half written.`)
    } finally {
      await store.destroy()
    }
    report.exit = await portal.stop()
    return report
  } finally {
    portal.kill()
  }
}

/** The differences from the expected edits. Each edit must be in the database once, and nothing else may be. */
function differences(what: string, expected: readonly string[], found: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const name of found) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [
    ...expected.filter((name) => counts.get(name) !== 1).map((name) => `The ${what} "${name}" is there ${counts.get(name) ?? 0} times.`),
    ...found.filter((name) => !expected.includes(name)).map((name) => `The ${what} "${name}" was never acknowledged.`),
  ]
}

/** The error code that a client got, if it can handle the code; any other answer is a fault. */
function tellOf(error: unknown): string | undefined {
  if (isNetworkError(error) || isTimedOut(error)) return 'not reached'
  if (error instanceof NotScanned) return /^(not reached|STORE_BUSY)$/.test(error.message) ? error.message : undefined
  if (isServiceError(error) && (error.status === 503 || error.code === 'IDEMPOTENCY_IN_PROGRESS')) return error.code
  return undefined
}

function note(report: Report, error: unknown): void {
  const told = tellOf(error)
  if (told === undefined) report.faults.push(`A client was told: ${error instanceof Error ? `${error.name} ${error.message}` : String(error)}`)
  else report.told[told] = (report.told[told] ?? 0) + 1
}

async function repeat(isRunning: () => boolean, report: Report, work: () => Promise<void>): Promise<void> {
  while (isRunning()) {
    try {
      await work()
    } catch (error) {
      note(report, error)
      await pause(100)
    }
  }
}

async function untilAcknowledged(report: Report, send: () => Promise<unknown>): Promise<void> {
  for (const end = Date.now() + 60 * seconds; ; ) {
    try {
      await send()
      return
    } catch (error) {
      note(report, error)
      if (tellOf(error) === undefined || Date.now() > end) throw error
      await pause(100)
    }
  }
}

/** Presents a code at a door's reader, which does not use our client: after a lost connection, the scan may have been processed. */
async function scan(origin: string): Promise<{ outcome: string; at: string }> {
  const answer = await fetch(`${origin}/sandbox/api/gate/scan`, { method: 'POST', body: JSON.stringify({ reader: 'clubhouse', presented: code }) }).catch(() => undefined)
  if (answer?.ok === true) return (await answer.json()) as { outcome: string; at: string }
  const { code: word = 'not reached' } = answer === undefined ? {} : ((await answer.json()) as { code?: string })
  throw new NotScanned(word)
}

class NotScanned extends Error {}

async function killOne(pid: number | undefined, processes: number, report: Report): Promise<void> {
  const workers = await workersOf(pid)
  const killed = workers[Math.floor(Math.random() * workers.length)]
  if (killed === undefined) return void report.faults.push(`No process of ${processes} is left.`)
  process.kill(Number(killed), 'SIGKILL')
}

/** The processes that a process has started (Linux). */
async function workersOf(pid: number | undefined): Promise<string[]> {
  return (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).trim().split(' ').filter((child) => child !== '')
}
