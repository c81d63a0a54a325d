import type { ChangeKind } from '@portal/api-client/contract'
import type { AccountChange } from '../hostInterfaces.ts'
import type { Store } from './openStore.ts'

/** The record that changed, from which its account is found. */
export type Changed = { account: number } | { port: string } | { module: number } | { lockdown: number }

type Listener = (change: AccountChange) => void

/** The noted changes of each transaction, as JSON so that each counts once. */
const noted = new WeakMap<Store, Map<string, Set<ChangeKind>>>()
/** The listeners of each database. */
const listeners = new WeakMap<Store, Set<Listener>>()

/** Notes that data of these kinds changes with this transaction; listeners are told after the commit. */
export function noteChange(trx: Store, changed: Changed, ...kinds: ChangeKind[]): void {
  const all = noted.get(trx) ?? new Map<string, Set<ChangeKind>>()
  noted.set(trx, all)
  const where = JSON.stringify(changed)
  all.set(where, new Set([...(all.get(where) ?? []), ...kinds]))
}

/** Calls a listener after each commit of this process that changed data of a noted kind. Returns a function that stops the calls. */
export function hearChanges(store: Store, listener: Listener): () => void {
  const all = listeners.get(store) ?? new Set<Listener>()
  listeners.set(store, all.add(listener))
  return () => void all.delete(listener)
}

/** Tells listeners about the changes of a committed transaction. Accounts are looked up only if there are listeners. */
export async function tellNoted(store: Store, trx: Store): Promise<void> {
  const [changes, all] = [noted.get(trx), listeners.get(store)]
  if (!changes || !all || all.size === 0) return
  for (const [where, kinds] of changes) {
    const accountId = await accountOf(store, JSON.parse(where) as Changed)
    if (accountId !== undefined) for (const listener of all) listener({ accountId, kinds: [...kinds] })
  }
}

async function accountOf(store: Store, changed: Changed): Promise<number | undefined> {
  if ('account' in changed) return changed.account
  const properties = store.selectFrom('properties').select('properties.account_id')
  const found =
    'port' in changed ? properties.innerJoin('ports', 'ports.property_id', 'properties.id').where('ports.id', '=', changed.port)
    : 'module' in changed ? properties.innerJoin('modules', 'modules.property_id', 'properties.id').where('modules.id', '=', changed.module)
    : store.selectFrom('lockdowns').select('account_id').where('id', '=', changed.lockdown)
  return (await found.executeTakeFirst())?.account_id
}
