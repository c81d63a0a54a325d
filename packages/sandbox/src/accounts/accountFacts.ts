import { houseSteps } from '@portal/domain'
import { sql } from 'kysely'
import { inIds } from '../store/inIds.ts'
import type { Store } from '../store/openStore.ts'

/** What the list of accounts is sorted by. `at`: of what happened last; null: nothing yet. */
export interface AccountFacts {
  id: number
  name: string
  isActive: boolean
  tenantType: number
  people: number
  doors: number
  offline: number
  lockdowns: number
  /** Doors that a lockdown keeps shut at this moment. */
  locked: number
  /** Of a house that is being set up, the step at which it is, from 1; null: it is not being set up. */
  setUpStep: number | null
  at: number | null
  /** Where it happened; empty for a change in the portal. */
  door: string
  /** When the operator worked there last; null: never. */
  workedAt: number | null
}

/** The facts of these accounts as an operator sees them; each count reads an index. */
export async function accountFacts(store: Store, operatorId: number, ids: readonly number[]): Promise<AccountFacts[]> {
  const accounts = store.selectFrom('accounts').select(['id', 'name', 'is_active', 'tenant_type']).where(inIds('id', ids))
  const properties = store.selectFrom('properties').select(['id', 'account_id']).where(inIds('account_id', ids))
  const counted = await accounts
    .select(({ selectFrom, fn }) => [
      selectFrom('users').select(fn.countAll<number>().as('count')).whereRef('users.account_id', '=', 'accounts.id').where('users.removed_at', 'is', null).as('people'),
      selectFrom('lockdowns').select(fn.countAll<number>().as('count')).whereRef('lockdowns.account_id', '=', 'accounts.id').where('lockdowns.ended_at', 'is', null).as('lockdowns'),
      selectFrom('users').select(fn.countAll<number>().as('count')).whereRef('users.account_id', '=', 'accounts.id').where('users.removed_at', 'is', null)
        .where(sql<boolean>`users.is_single_family = 1`).as('setting_up'),
      selectFrom('house_setups').select('step').whereRef('house_setups.account_id', '=', 'accounts.id').as('step'),
      selectFrom('account_visits').select('at').whereRef('account_visits.account_id', '=', 'accounts.id').where('account_visits.user_id', '=', operatorId).as('worked_at'),
      selectFrom('changes').select('at').whereRef('changes.account_id', '=', 'accounts.id').orderBy('at', 'desc').limit(1).as('changed_at'),
    ])
    .execute()
  const places = await properties
    .select(({ selectFrom, fn }) => [
      selectFrom('ports').select(fn.countAll<number>().as('count')).whereRef('ports.property_id', '=', 'properties.id').as('doors'),
      selectFrom('ports').innerJoin('port_modules', 'port_modules.port_id', 'ports.id').innerJoin('controllers', 'controllers.module_id', 'port_modules.module_id')
        .select(fn.countAll<number>().as('count')).whereRef('ports.property_id', '=', 'properties.id').where('controllers.lost', 'is not', null).as('offline'),
      selectFrom('ports').select(fn.countAll<number>().as('count')).whereRef('ports.property_id', '=', 'properties.id').where('ports.locked_by', 'is not', null).as('locked'),
      selectFrom('gate_events').select('at').whereRef('gate_events.property_id', '=', 'properties.id').orderBy('at', 'desc').limit(1).as('at'),
      selectFrom('gate_events').select('port_name').whereRef('gate_events.property_id', '=', 'properties.id').orderBy('at', 'desc').limit(1).as('door'),
    ])
    .execute()
  return counted.map((account) => {
    const own = places.filter(({ account_id: id }) => id === account.id)
    const events = own.flatMap(({ at, door }) => (at === null ? [] : [{ at, door: door ?? '' }]))
    const [last] = [...events, ...(account.changed_at === null ? [] : [{ at: account.changed_at, door: '' }])].toSorted((one, other) => other.at - one.at)
    return {
      id: account.id, name: account.name, isActive: account.is_active === 1, tenantType: account.tenant_type, people: account.people ?? 0, lockdowns: account.lockdowns ?? 0,
      setUpStep: (account.setting_up ?? 0) > 0 ? Math.max(0, houseSteps.findIndex((step) => step === account.step)) + 1 : null, workedAt: account.worked_at,
      doors: sum(own.map(({ doors }) => doors)), locked: sum(own.map(({ locked }) => locked)), offline: sum(own.map(({ offline }) => offline)), at: last?.at ?? null, door: last?.door ?? '',
    }
  })
}

const sum = (counts: readonly (number | null)[]) => counts.reduce<number>((total, count) => total + (count ?? 0), 0)
