import { lockdownState, type PortLockState } from '@portal/domain'
import { runDevices } from '../devices/runDevices.ts'
import type { Services } from '../Services.ts'
import { eachAlone } from '../store/eachAlone.ts'
import type { Store } from '../store/openStore.ts'
import { byItself } from '../store/trail.ts'
import { commandAgain, commandPort, withdrawLock } from './commandPort.ts'
import { movePort } from './movePort.ts'
import { type PortAnswer, portAnswers } from './portAnswers.ts'
import { type LockdownPortRow, type LockdownRow, noteEvent, portsOfLockdowns, runningLockdowns } from './runningLockdowns.ts'
import { inTransaction } from '../store/transaction.ts'

/**
 * Lets every lockdown go on to now, of one account or of all: hears what controllers have answered, and releases the lockdowns whose time is over. A
 * lockdown is a row, so it survives a restart and follows the clock when it is moved. Called before anything is answered about doors, events and
 * lockdowns; where none runs, it costs one query. Each lockdown is one transaction.
 */
export async function runLockdowns(services: Pick<Services, 'store' | 'clock' | 'log'>, accountId?: number): Promise<void> {
  const { store, clock, log } = services
  const running = await runningLockdowns(store, accountId)
  if (running.length === 0) return
  const now = clock.now()
  await runDevices(services, accountId)
  const rows = (await portsOfLockdowns(store, running.map(({ id }) => id))).filter(waits)
  const answers = await portAnswers(store, rows, now)
  const withNews = new Set(rows.filter((row) => isNews(row, answers.get(row.port_id))).map(({ lockdown_id: id }) => id))
  const moving = running.filter((lockdown) => isOver(lockdown, now) || withNews.has(lockdown.id))
  await eachAlone(log, moving, ({ id }) => `Lockdown ${id}`, ({ id, account_id: account }) =>
    inTransaction(store, async (trx) => {
      const lockdown = (await runningLockdowns(trx, account)).find((still) => still.id === id)
      if (lockdown) await runOn(trx, lockdown, clock.now())
    }, { author: byItself(now) }))
}

/** Lets one lockdown go on to `now`. Inside a transaction. */
export async function runOn(trx: Store, lockdown: LockdownRow, now: number): Promise<void> {
  if (isOver(lockdown, now)) await release(trx, lockdown, { at: lockdown.ends_at ?? now, by: null })
  const rows = await portsOfLockdowns(trx, [lockdown.id])
  const answers = await portAnswers(trx, rows.filter(waits), now)
  const states: PortLockState[] = []
  for (const row of rows) {
    const answer = answers.get(row.port_id)
    states.push((answer && waits(row) ? await movePort(trx, row, { ...answer, userId: null }) : row).state)
  }
  if (lockdown.is_drill === 0 && lockdownState(states).verdict === 'released') await end(trx, lockdown.id, now)
}

interface Release {
  at: number
  /** Null: its time is over. */
  by: { id: number; name: string } | null
}

/**
 * Releases a lockdown: every controller is told to unlock, and a lock that has not left its queue is taken out of it. A drill ends at once.
 * Inside a transaction.
 */
export async function release(trx: Store, { id, is_drill: isDrill }: LockdownRow, { at, by }: Release): Promise<void> {
  const userId = by?.id ?? null
  await trx.updateTable('lockdowns').set({ released_at: at, released_by: userId }).where('id', '=', id).execute()
  await noteEvent(trx, id, { at, kind: 'releaseAsked', ...(userId !== null && { userId }) })
  if (isDrill === 1) return end(trx, id, at)
  for (const row of await portsOfLockdowns(trx, [id])) {
    const isWithdrawn = await withdrawLock(trx, row, at)
    const moved = await movePort(trx, row, { event: isWithdrawn ? 'withdrawn' : 'released', at, userId: isWithdrawn ? null : userId })
    if (!isWithdrawn) await commandPort(trx, moved, 'unlock', { by: by?.name ?? '', now: at })
  }
}

/** Sends the last command of these doors again. Inside a transaction. */
export async function retry(trx: Store, rows: readonly LockdownPortRow[], user: { id: number; name: string }, now: number): Promise<void> {
  for (const row of rows) {
    await movePort(trx, row, { event: 'retried', at: now, userId: user.id, tries: row.tries })
    await commandAgain(trx, row, { by: user.name, now })
  }
}

async function end(trx: Store, id: number, at: number): Promise<void> {
  await trx.updateTable('lockdowns').set({ ended_at: at }).where('id', '=', id).execute()
  await noteEvent(trx, id, { at, kind: 'ended' })
}

const isOver = ({ ends_at: endsAt, released_at: releasedAt }: LockdownRow, now: number) => releasedAt === null && endsAt !== null && endsAt <= now

/** Whether an answer of the controller is still to come. */
const waits = ({ state }: LockdownPortRow) => state === 'pending' || state === 'failed' || state === 'releasing' || state === 'notReleased'

/** Whether an answer says something that the row does not say yet. */
function isNews({ state, tries }: LockdownPortRow, answer: PortAnswer | undefined): boolean {
  return answer !== undefined && (answer.event === 'acknowledged' || answer.tries !== tries || state === 'pending' || state === 'releasing')
}
