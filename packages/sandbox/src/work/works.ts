import type { EndpointDefinition } from '@portal/api-client/contract'
import { type Expression, sql } from 'kysely'
import { beginDoorFacts } from '../access/doorFacts.ts'
import { alertsToCheck, runAlerts } from '../alerts/runAlerts.ts'
import { paymentsDue, runAutomaticPayments } from '../billing/automaticPayments.ts'
import { runCalls } from '../calls/runCalls.ts'
import { callsThatRun } from '../calls/callWorld.ts'
import { runExports } from '../exporting/runExports.ts'
import { doorActionsAsked, runDoorActions } from '../gate/runDoorActions.ts'
import { runImports } from '../importing/runImports.ts'
import { runWebhooks } from '../integrations/runWebhooks.ts'
import { lockdownsThatRun, runLockdowns } from '../lockdown/runLockdowns.ts'
import { runRetention } from '../log/runRetention.ts'
import { runRollbacks } from '../partnerData/findMigration.ts'
import { runSignInsAs, signInsAsOver } from '../people/noteSignInAsEnd.ts'
import { runSchedules, schedulesToRun } from '../schedules/runSchedules.ts'
import type { Services } from '../Services.ts'
import { type AccountScope, eachAlone } from '../store/backgroundWork.ts'
import type { Store } from '../store/openStore.ts'
import { statement } from '../store/statement.ts'
import { ifFree } from '../store/transaction.ts'
import { deletionsDue, runDeletions } from '../userActions/runDeletions.ts'
import { movesDue, runUnitMoves } from '../userActions/unitMoves.ts'

/** A query of the rows with due work of one kind at `now`, as a subquery in parentheses. `now` and the account are passed unchanged. */
type Asking = (store: Store, now: number, accountId: AccountScope) => Expression<unknown>

interface Work {
  /**
   * Advances the work of one account, or of all, to the current time. Idempotent, even in parallel or after a crash: each transaction
   * checks again what is due. Returns whether some work is left.
   */
  moveOn(services: Services, accountId?: number): Promise<boolean>
  /** The calls whose answers show the work, if it may take minutes. Other work of an account runs before each answer to one of its users. */
  shownIn?: readonly EndpointDefinition['area'][]
  /** The query for due work that runs before answers. */
  asking?: Asking
}

const ofImports = ['imports', 'migrations'] as const

/** All kinds of background work, in order. Mails are rows of the transaction that sends them (outbox.ts). */
const all = {
  signInsAs: short(runSignInsAs, signInsAsOver),
  deletions: short(runDeletions, deletionsDue),
  unitMoves: short(runUnitMoves, movesDue),
  lockdowns: short(runLockdowns, lockdownsThatRun),
  schedules: short(runSchedules, schedulesToRun),
  calls: short(runCalls, callsThatRun),
  devices: short(runDoorActions, doorActionsAsked),
  payments: short(runAutomaticPayments, paymentsDue),
  // Alerts are the last short work, because they report what the other kinds have done.
  alerts: short(runAlerts, alertsToCheck),
  rollbacks: { moveOn: wholly(runRollbacks), shownIn: ofImports },
  imports: { moveOn: runImports, shownIn: ofImports },
  exports: { moveOn: runExports, shownIn: ['exports'] },
  webhooks: { moveOn: runWebhooks },
  doorFacts: { moveOn: beginDoorFacts },
  retention: { moveOn: runRetention },
} satisfies Readonly<Record<string, Work>>

export type WorkName = keyof typeof all

export const works: Readonly<Record<WorkName, Work>> = all

export const workNames = Object.keys(all) as WorkName[]

/** Work of which nothing is left when it has run. */
function wholly(run: (services: Services, accountId?: number) => Promise<void>): Work['moveOn'] {
  return async (services, accountId) => {
    await run(services, accountId)
    return false
  }
}

function short(run: (services: Services, accountId?: number) => Promise<void>, asking: Asking): Work {
  return { moveOn: wholly(run), asking }
}

const asked = workNames.filter((name) => works[name].asking !== undefined)

const isAsked = statement((store, { now, accountId }: { now: number; accountId: number }) =>
  sql<Record<WorkName, number | boolean>>`select ${sql.join(asked.map((name) => sql`exists ${works[name].asking?.(store, now, accountId)} as ${sql.ref(name)}`))}`)

/**
 * Advances the short work that is due in one account, found by one query that is built once. Runs the first kind with due work and all
 * kinds after it, since earlier work may cause later work.
 */
export async function moveOnShort(services: Services, accountId: number): Promise<void> {
  const { rows: [found] } = await isAsked(services.store, { now: services.clock.now(), accountId })
  const first = asked.findIndex((name) => Boolean(found?.[name]))
  for (const name of first === -1 ? [] : asked.slice(first)) await works[name].moveOn(services, accountId)
}

/** Advances long work with requests for the lists that show it, if nothing ticks, as in tests and browsers. */
export async function moveOnLong(services: Services, accountId: number, { method, area }: Pick<EndpointDefinition, 'method' | 'area'>): Promise<void> {
  if (method === 'GET') for (const name of workNames) if (works[name].shownIn?.includes(area)) await works[name].moveOn(services, accountId)
}

/**
 * Creates the tick, which advances the work of all accounts and returns whether some work is left. Only one process runs it at a time. Each
 * transaction checks again what is due, so that work runs once.
 */
export function createTick(services: Services): () => Promise<boolean> {
  return async () => {
    let isSomeLeft = false
    await ifFree(services.store, 'work', () => eachAlone(services.log, workNames, (name) => `The work of ${name}`, async (name) => {
      isSomeLeft = (await works[name].moveOn(services)) || isSomeLeft
    }))
    return isSomeLeft
  }
}
