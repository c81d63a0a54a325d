import type { endpoints, RequestOf } from '@portal/api-client/contract'
import { accountState, foldText } from '@portal/domain'
import { contains } from '../store/contains.ts'
import type { Store } from '../store/openStore.ts'
import { accountAnswer } from './accountAnswer.ts'
import { accountFacts, type AccountFacts } from './accountFacts.ts'

type Wanted = RequestOf<(typeof endpoints)['getAccounts']>
type Filter = Pick<Wanted, 'searchText' | 'State' | 'Billing' | 'TenantType'>

interface Operator {
  /** Whose last accounts the order may name. */
  operatorId: number
  now: number
}

/** One page of the accounts that fit, in the order that was asked for, and how many there are in all. */
export async function findAccounts(store: Store, { page, count, sort, ...filter }: Wanted, operator: Operator) {
  const all = await accountFacts(store, operator.operatorId)
  const found = await fitting(store, all, filter, operator.now)
  const [by = 'Name', direction] = sort.split(' ')
  const sign = direction === 'DESC' ? -1 : 1
  const sorted = found.toSorted((one, other) => sign * compare[by as keyof typeof compare](one, other) || byName(one, other) || one.id - other.id)
  const totals = { Accounts: all.length, People: sum(all, ({ people }) => people), Doors: sum(all, ({ doors }) => doors) }
  return { shown: sorted.slice((page - 1) * count, page * count), total: found.length, totals }
}

/** Every account that fits, by name. */
export async function namedAccounts(store: Store, filter: Filter, { operatorId, now }: Operator): Promise<AccountFacts[]> {
  return (await fitting(store, await accountFacts(store, operatorId), filter, now)).toSorted(byName)
}

async function fitting(store: Store, all: readonly AccountFacts[], { searchText, State, Billing, TenantType }: Filter, now: number): Promise<AccountFacts[]> {
  const named = searchText === '' ? null : await idsOfSearch(store, searchText)
  const found = all.filter((facts) =>
    (named === null || named.has(facts.id)) && (TenantType === undefined || facts.tenantType === TenantType) && (State === undefined || stateOf(facts) === State))
  if (Billing === undefined) return found
  const standing: AccountFacts[] = []
  for (const facts of found) if ((await accountAnswer(store, facts, now)).Billing.State === Billing) standing.push(facts)
  return standing
}

const stateOf = ({ isActive, lockdowns, offline, setUpStep }: AccountFacts) =>
  accountState({ IsActive: isActive, RunningLockdowns: lockdowns, DoorsOffline: offline, SetUpStep: setUpStep })

function byName(one: AccountFacts, other: AccountFacts): number {
  const [own, theirs] = [foldText(one.name), foldText(other.name)]
  return own < theirs ? -1 : Number(own > theirs)
}

const compare: Record<'Name' | 'People' | 'Doors' | 'LastActivity' | 'WorkedAt', (one: AccountFacts, other: AccountFacts) => number> = {
  Name: byName,
  People: (one, other) => one.people - other.people,
  Doors: (one, other) => one.doors - other.doors,
  LastActivity: (one, other) => (one.at ?? 0) - (other.at ?? 0),
  WorkedAt: (one, other) => (one.workedAt ?? 0) - (other.workedAt ?? 0) || (one.at ?? 0) - (other.at ?? 0),
}

/** By a part of the name or of an address, by the number, or by the whole e-mail address of somebody who is in the account. */
async function idsOfSearch(store: Store, text: string): Promise<Set<number>> {
  const rows = await store
    .selectFrom('accounts')
    .select('id')
    .where(({ or, eb, exists, selectFrom }) => or([
      contains('accounts.name', text),
      ...(/^\d{1,15}$/.test(text) ? [eb('accounts.id', '=', Number(text))] : []),
      exists(selectFrom('properties').select('properties.id').whereRef('properties.account_id', '=', 'accounts.id').where(contains('properties.address', text))),
      ...(text.includes('@') ? [exists(selectFrom('users').select('users.id').whereRef('users.account_id', '=', 'accounts.id').where('users.removed_at', 'is', null).where('users.email', '=', text.toLowerCase()))] : []),
    ]))
    .execute()
  return new Set(rows.map(({ id }) => id))
}

const sum = (accounts: readonly AccountFacts[], of: (facts: AccountFacts) => number) => accounts.reduce((total, facts) => total + of(facts), 0)
