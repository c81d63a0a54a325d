import { comparedValue, type UniqueFieldName } from '@portal/domain'
import { sql } from 'kysely'
import type { Store } from '../store/openStore.ts'
import { statement } from '../store/statement.ts'
import { statementByShape } from '../store/statementByShape.ts'
import { forgottenUsername, phoneDigits } from './personColumns.ts'

export interface Holder {
  /** Of the user or other record; that of a call group if `isCallGroup`. */
  id: number
  name: string
  isCallGroup?: boolean
}

export interface OnceScope {
  accountId: number
  /** The record that is allowed to have the value. */
  exceptId?: number | undefined
  /** The call group that is allowed to have the directory PIN. */
  exceptCallGroupId?: number | undefined
}

/** Finds the holder of a value that must be unique in an account. Null if nobody has the value. */
export type FindHolder = (store: Store, scope: OnceScope, value: string) => Promise<Holder | null>

/** The query finds the digits; the comparison is by the number that is dialled. */
export const phoneHolder: FindHolder = async (store, { accountId, exceptId = 0 }, value) => {
  const dialled = comparedValue('clientPhone', value)
  if (dialled === '') return null
  const { rows: alike } = await usersByDigits(store, { accountId, exceptId, digits: phoneDigits(value) })
  const found = alike.find(({ phone }) => comparedValue('clientPhone', phone) === dialled)
  return found ? { id: found.id, name: found.name } : null
}

const usersByDigits = statement((store, { accountId, exceptId, digits }: { accountId: number; exceptId: number; digits: string }) =>
  store.selectFrom('users').select(['id', 'name', 'phone']).where('account_id', '=', accountId).where('removed_at', 'is', null)
    .where('phone_digits', '=', digits).where('id', '!=', exceptId))

export const emailHolder: FindHolder = (store, scope, value) => firstOf(usersByEmail(store, { ...inScope(scope), value: comparedValue('clientEmail', value) }))

/** A visitor dials people and call groups by the same digits, so that one PIN is unique among both. */
export const directoryPinHolder: FindHolder = async (store, scope, value) => {
  const pin = comparedValue('directoryPin', value)
  if (pin === '') return null
  const user = await firstOf(usersByPin(store, { ...inScope(scope), value: pin }))
  if (user) return user
  const { accountId, exceptCallGroupId = 0 } = scope
  const group = await firstOf(callGroupsByPin(store, { accountId, exceptId: exceptCallGroupId, value: pin }))
  return group ? { ...group, isCallGroup: true } : null
}

interface Wanted extends Record<string, string | number> {
  accountId: number
  exceptId: number
  value: string
}

const callGroupsByPin = statement((store, { accountId, exceptId, value }: Wanted) =>
  store.selectFrom('call_groups').innerJoin('properties', 'properties.id', 'call_groups.property_id').select(['call_groups.id', 'call_groups.name'])
    .where('account_id', '=', accountId).where('directory_pin', '=', value).where('call_groups.id', '!=', exceptId))
const usersByPin = usersWith(({ value }) => sql`directory_pin = ${value}`)
const usersByEmail = usersWith(({ value }) => sql`email = ${value} collate nocase and email <> ''`)

function usersWith(condition: (wanted: Wanted) => ReturnType<typeof sql<unknown>>) {
  return statement((store, wanted: Wanted) =>
    store.selectFrom('users').select(['id', 'name']).where('account_id', '=', wanted.accountId).where('removed_at', 'is', null).where(sql<boolean>`${condition(wanted)}`).where('id', '!=', wanted.exceptId))
}

const inScope = ({ accountId, exceptId = 0 }: OnceScope) => ({ accountId, exceptId })

async function firstOf(found: Promise<{ rows: Holder[] }>): Promise<Holder | null> {
  return (await found).rows[0] ?? null
}

/** User names are unique in the whole product; the names of removed users stay taken. */
export async function usernameHolder(store: Store, { exceptId = 0 }: Pick<OnceScope, 'exceptId'>, value: string): Promise<Holder | null> {
  const name = comparedValue('clientUsername', value)
  return firstOf(usersByName(store, { exceptId, value: name, forgotten: await forgottenUsername(name) }))
}

const usersByName = statement((store, { exceptId, value, forgotten }: { exceptId: number; value: string; forgotten: string }) =>
  store.selectFrom('users').select(['id', 'name']).where('username', 'in', [value, forgotten]).where('id', '!=', exceptId))

export const groupNameHolder: FindHolder = (store, scope, value) => groupWith(store, scope, 'name', value)

export const groupCodeHolder: FindHolder = (store, scope, value) => (value.trim() === '' ? Promise.resolve(null) : groupWith(store, scope, 'group_code', value))

export const callGroupNameHolder: FindHolder = async (store, { accountId, exceptId = 0 }, value) => {
  return namesake('callGroupName', (await otherCallGroups(store, { accountId, exceptId })).rows, value)
}

const otherCallGroups = statement((store, { accountId, exceptId }: { accountId: number; exceptId: number }) =>
  store
    .selectFrom('call_groups')
    .innerJoin('properties', 'properties.id', 'call_groups.property_id')
    .select(['call_groups.id', 'call_groups.name'])
    .where('properties.account_id', '=', accountId)
    .where('call_groups.id', '!=', exceptId))

export const presetTemplateNameHolder: FindHolder = async (store, { accountId, exceptId = 0 }, value) => {
  return namesake('presetTemplateName', (await otherTemplates(store, { accountId, exceptId })).rows, value)
}

const otherTemplates = statement((store, { accountId, exceptId }: { accountId: number; exceptId: number }) =>
  store.selectFrom('preset_templates').select(['id', 'name']).where('account_id', '=', accountId).where('id', '!=', exceptId))

async function groupWith(store: Store, { accountId, exceptId = 0 }: OnceScope, column: 'name' | 'group_code', value: string): Promise<Holder | null> {
  const { rows } = await otherGroups(store, { column }, { accountId, exceptId })
  return namesake(column === 'name' ? 'groupName' : 'groupCode', rows, value)
}

const otherGroups = statementByShape((store, { accountId, exceptId }: { accountId: number; exceptId: number }, { column }: { column: 'name' | 'group_code' }) =>
  store.selectFrom('user_groups').select(['id', 'name', `${column} as compared`]).where('account_id', '=', accountId).where('id', '!=', exceptId))

/** SQLite ignores the case of ASCII letters only. An account has few groups and templates, so their names are compared here. */
function namesake(field: UniqueFieldName, rows: readonly (Holder & { compared?: string })[], value: string): Holder | null {
  const wanted = comparedValue(field, value)
  const found = rows.find(({ name, compared = name }) => comparedValue(field, compared) === wanted)
  return found ? { id: found.id, name: found.name } : null
}
