import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { comparedValue, type UniqueFieldName } from '@portal/domain'
import { type RawBuilder, sql } from 'kysely'
import type { Store } from '../store/openStore.ts'
import { callGroupsOfAccount } from '../store/ofAccount.ts'
import { notHidden } from './findUsers.ts'
import { forgottenUsername, phoneDigits } from './userValues.ts'
import type { Viewer } from './viewer.ts'

export interface Holder {
  /** The id of the user or other record; of a call group if `isCallGroup`. */
  id: number
  name: string
  isCallGroup?: boolean
}

export interface OnceScope {
  accountId: number
  /** The id of the record that is allowed to have the value. */
  exceptId?: number | undefined
  /** The id of the call group that is allowed to have the directory PIN. */
  exceptCallGroupId?: number | undefined
}

/** Finds the record that has a value which must be unique in an account; null if the value is free. */
export type FindHolder = (store: Store, scope: OnceScope, value: string) => Promise<Holder | null>

/** Finds who has a phone number. The query finds the digits; then the dialed numbers are compared. */
export const phoneHolder: FindHolder = async (store, { accountId, exceptId = 0 }, value) => {
  const dialled = comparedValue('clientPhone', value)
  if (dialled === '') return null
  const alike = await store.selectFrom('users').select(['id', 'name', 'phone']).where('account_id', '=', accountId).where('removed_at', 'is', null)
    .where('phone_digits', '=', phoneDigits(value)).where('id', '!=', exceptId).execute()
  const found = alike.find(({ phone }) => comparedValue('clientPhone', phone) === dialled)
  return found ? { id: found.id, name: found.name } : null
}

export const emailHolder: FindHolder = (store, scope, value) => userWith(store, scope, sql`email = ${comparedValue('clientEmail', value)} collate nocase and email <> ''`)

/** Finds who has a directory PIN. Visitors dial users and call groups by the same digits, so a PIN is unique among both. */
export const directoryPinHolder: FindHolder = async (store, scope, value) => {
  const pin = comparedValue('directoryPin', value)
  if (pin === '') return null
  const user = await userWith(store, scope, sql`directory_pin = ${pin}`)
  if (user) return user
  const { accountId, exceptCallGroupId = 0 } = scope
  const group = await callGroupsOfAccount(store, accountId).select(['call_groups.id', 'call_groups.name']).where('directory_pin', '=', pin).where('call_groups.id', '!=', exceptCallGroupId).executeTakeFirst()
  return group ? { ...group, isCallGroup: true } : null
}

async function userWith(store: Store, { accountId, exceptId = 0 }: OnceScope, condition: RawBuilder<boolean>): Promise<Holder | null> {
  const query = store.selectFrom('users').select(['id', 'name']).where('account_id', '=', accountId).where('removed_at', 'is', null).where(condition).where('id', '!=', exceptId)
  return (await query.executeTakeFirst()) ?? null
}

/** Finds who has a username. Usernames are unique in the whole product; those of removed users stay taken. */
export async function usernameHolder(store: Store, { exceptId = 0 }: Pick<OnceScope, 'exceptId'>, value: string): Promise<Holder | null> {
  const name = comparedValue('clientUsername', value)
  const query = store.selectFrom('users').select(['id', 'name']).where('username', 'in', [name, await forgottenUsername(name)]).where('id', '!=', exceptId)
  return (await query.executeTakeFirst()) ?? null
}

export const groupNameHolder: FindHolder = (store, scope, value) => groupWith(store, scope, 'name', value)

export const groupCodeHolder: FindHolder = (store, scope, value) => (value.trim() === '' ? Promise.resolve(null) : groupWith(store, scope, 'group_code', value))

export const callGroupNameHolder: FindHolder = async (store, { accountId, exceptId = 0 }, value) => {
  const rows = await callGroupsOfAccount(store, accountId)
    .select(['call_groups.id', 'call_groups.name'])
    .where('call_groups.id', '!=', exceptId)
    .execute()
  return namesake('callGroupName', rows, value)
}

export const presetTemplateNameHolder: FindHolder = async (store, { accountId, exceptId = 0 }, value) => {
  const rows = await store.selectFrom('preset_templates').select(['id', 'name']).where('account_id', '=', accountId).where('id', '!=', exceptId).execute()
  return namesake('presetTemplateName', rows, value)
}

async function groupWith(store: Store, { accountId, exceptId = 0 }: OnceScope, column: 'name' | 'group_code', value: string): Promise<Holder | null> {
  const rows = await store.selectFrom('user_groups').select(['id', 'name', `${column} as compared`]).where('account_id', '=', accountId).where('id', '!=', exceptId).execute()
  return namesake(column === 'name' ? 'groupName' : 'groupCode', rows, value)
}

/**
 * Finds a record with the same name. SQLite ignores the case of ASCII letters only, and an account has few groups and templates, so their
 * names are compared here.
 */
function namesake(field: UniqueFieldName, rows: readonly (Holder & { compared?: string })[], value: string): Holder | null {
  const wanted = comparedValue(field, value)
  const found = rows.find(({ name, compared = name }) => comparedValue(field, compared) === wanted)
  return found ? { id: found.id, name: found.name } : null
}

type HeldPin = ResponseOf<(typeof endpoints)['importValidatorUsers']>['DirectoryPins'][number]

/** The directory PINs of an account with who has each: visible users, then call groups. */
export async function heldPins(store: Store, viewer: Viewer, atMost: number): Promise<HeldPin[]> {
  const people = await store.selectFrom('users').select(['directory_pin', 'name', 'email']).where('account_id', '=', viewer.accountId).where(await notHidden(store, viewer))
    .where('removed_at', 'is', null).where('directory_pin', '!=', '').orderBy('id').limit(atMost).execute()
  const groups = await callGroupsOfAccount(store, viewer.accountId).select(['directory_pin', 'call_groups.name']).where('directory_pin', '!=', '').orderBy('call_groups.id').execute()
  return [
    ...people.map(({ directory_pin: Pin, name: Name, email: Email }) => ({ Pin, Name, Email, IsCallGroup: false })),
    ...groups.map(({ directory_pin: Pin, name: Name }) => ({ Pin, Name, Email: '', IsCallGroup: true })),
  ]
}
