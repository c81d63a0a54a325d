import { type Noun, notFound } from '../Refusal.ts'
import type { Store } from './openStore.ts'
import type { tables } from './schema.ts'
import type { RowOf } from './tables.ts'

/** The doors of an account. Their table is joined with that of the properties, which have the account. */
export const portsOfAccount = (store: Store, accountId: number) =>
  store.selectFrom('ports').innerJoin('properties', 'properties.id', 'ports.property_id').where('properties.account_id', '=', accountId)

/** The controllers of an account, joined like its doors. */
export const modulesOfAccount = (store: Store, accountId: number) =>
  store.selectFrom('modules').innerJoin('properties', 'properties.id', 'modules.property_id').where('properties.account_id', '=', accountId)

/** The call groups of an account, joined like its doors. */
export const callGroupsOfAccount = (store: Store, accountId: number) =>
  store.selectFrom('call_groups').innerJoin('properties', 'properties.id', 'call_groups.property_id').where('properties.account_id', '=', accountId)

type OwnedTable = 'access_codes' | 'alert_rules' | 'holidays' | 'lockdowns' | 'partner_sites' | 'preset_templates' | 'schedules' | 'units'

/** Finds a record of the account; 404 for any other id. */
export async function findOfAccount<Name extends OwnedTable>(store: Store, table: Name, accountId: number, id: number, noun: Noun, field = 'ID') {
  const from: OwnedTable = table
  const row = await store.selectFrom(from).selectAll().where('id', '=', id).where('account_id', '=', accountId).executeTakeFirst()
  if (!row) throw notFound(noun, field)
  return row as RowOf<(typeof tables)[Name]>
}
