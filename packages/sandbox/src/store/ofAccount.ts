import type { Store } from './openStore.ts'

/** The doors of an account. Their table is joined with that of the properties, which have the account. */
export const portsOfAccount = (store: Store, accountId: number) =>
  store.selectFrom('ports').innerJoin('properties', 'properties.id', 'ports.property_id').where('properties.account_id', '=', accountId)

/** The controllers of an account, joined like its doors. */
export const modulesOfAccount = (store: Store, accountId: number) =>
  store.selectFrom('modules').innerJoin('properties', 'properties.id', 'modules.property_id').where('properties.account_id', '=', accountId)

/** The call groups of an account, joined like its doors. */
export const callGroupsOfAccount = (store: Store, accountId: number) =>
  store.selectFrom('call_groups').innerJoin('properties', 'properties.id', 'call_groups.property_id').where('properties.account_id', '=', accountId)
