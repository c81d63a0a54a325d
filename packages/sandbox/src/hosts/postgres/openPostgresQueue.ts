import { type JobHelpers, Logger, type Runner, run, type TaskList } from 'graphile-worker'
import { Pool } from 'pg'
import type { Log } from '../../hostInterfaces.ts'
import { type WorkName, workNames } from '../../work/works.ts'
import type { MoveOn, Workers } from '../../work/WorkQueue.ts'

/** Jobs that one process does at once. */
const concurrency = 2
/** Milliseconds until work is looked for again that somebody else is at, and until lost workers are started anew. */
const pause = 1000

/** However often all work is looked for, one look of each name waits. */
function keyOf(name: WorkName): string {
  return `${name}-looked-for`
}

/** Each minute all work is looked for: what waits for its hour, and what a process was at that is no longer there. */
const everyMinute = workNames.map((name) => `* * * * * ${name} ?jobKey=${keyOf(name)}`).join('\n')

/**
 * Moves on what outlives a request by graphile-worker: rows that ask for work announce it (store/postgres/workTriggers.ts), and of all processes on
 * the database one at a time does the work of a name, under a lock that ends with its connection. A job says which work, never how much: the rows
 * say that, so that a job that runs twice does nothing twice.
 */
export function openPostgresQueue(url: string, log: Log): Workers {
  let isClosing = false
  let runner: Runner | undefined
  let again: NodeJS.Timeout | undefined
  const pool = new Pool({ connectionString: url, max: 5 })
  // A connection that breaks is replaced; the work that needed it is done again.
  const heard = () => {}
  pool.on('error', heard)
  pool.on('connect', (client) => client.on('error', heard))
  const logger = new Logger(() => (level, message, meta) => {
    // The error itself, of which the log knows what not to write; the rest is the job, which says no more than the message.
    if (level === 'error') log.error(message, meta?.['error'] ?? meta)
  })

  async function start(moveOn: MoveOn): Promise<void> {
    const taskList: TaskList = Object.fromEntries(workNames.map((name) => [name, (_payload: unknown, helpers: JobHelpers) => work(name, moveOn, helpers)]))
    const begun = await run({ pgPool: pool, concurrency, noHandleSignals: true, logger, taskList, crontab: everyMinute })
    runner = begun
    const startAgain = () => {
      if (!isClosing) again = setTimeout(() => void start(moveOn).catch(startAgain), pause)
    }
    // It ends by itself where the database was away for too long.
    begun.promise.then(startAgain, startAgain)
    // A process that starts may stand in for one that was killed at its work; where the database is just away, the next minute looks.
    await Promise.all(workNames.map((name) => begun.addJob(name, {}, { jobKey: keyOf(name) }))).catch(heard)
  }

  async function work(name: WorkName, moveOn: MoveOn, { withPgClient, addJob }: JobHelpers): Promise<void> {
    const isDone = await withPgClient(async (client) => {
      const { rows } = await client.query<{ is_free: boolean }>(`select pg_try_advisory_lock(hashtext('portal.work'), hashtext($1)) as is_free`, [name])
      if (rows[0]?.is_free !== true) return false
      try {
        for (;;) {
          if (!(await moveOn(name))) return true
          if (isClosing) return false
        }
      } finally {
        await client.query(`select pg_advisory_unlock(hashtext('portal.work'), hashtext($1))`, [name])
      }
    })
    if (!isDone) await addJob(name, {}, { runAt: new Date(Date.now() + pause), jobKey: `${name}-again` })
  }

  return {
    start,
    async close() {
      isClosing = true
      clearTimeout(again)
      await runner?.stop().catch(heard)
      await pool.end()
    },
  }
}
