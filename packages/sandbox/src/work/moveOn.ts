import type { EndpointDefinition } from '@portal/api-client/contract'
import type { Services } from '../Services.ts'
import { eachAlone } from '../store/eachAlone.ts'
import { type Asking, firstAsked } from '../store/firstAsked.ts'
import { ifFree } from '../store/transaction.ts'
import { type WorkName, workNames, works } from './works.ts'

const asking = Object.fromEntries(workNames.flatMap((name) => (works[name].asking === null ? [] : [[name, works[name].asking]]))) as Record<WorkName, Asking>

const firstOf = firstAsked<WorkName, { accountId: number }>(asking, ({ accountId }) => accountId)

/** The work of one account that is due at this moment, in one query. */
export function workAsked({ store, clock }: Pick<Services, 'store' | 'clock'>, accountId: number): Promise<WorkName[]> {
  return firstOf(store, { now: clock.now(), accountId })
}

/** Moves on what is short of one account; `asked` spares the question where it was asked a moment ago. */
export async function moveOnShort(services: Services, accountId: number, asked?: readonly WorkName[]): Promise<void> {
  for (const name of asked ?? (await workAsked(services, accountId))) if (!works[name].isLong) await works[name].moveOn(services, accountId)
}

/** Without a tick, as in tests and in a browser, an answer of a list that shows long work moves it on. */
export async function moveOnLong(services: Services, accountId: number, { method, area }: Pick<EndpointDefinition, 'method' | 'area'>): Promise<void> {
  if (method === 'GET') for (const name of workNames) if (works[name].shownIn === area) await works[name].moveOn(services, accountId)
}

/**
 * Makes the tick: it moves on the work of all accounts, and answers whether some is left that can be done at once. Of several processes one is at it. Work
 * asks again what is due in each of its transactions, so that it is done once, whoever else moves it on.
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
