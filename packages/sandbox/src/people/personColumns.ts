import { dialledNumber, foldText } from '@portal/domain'
import { sha256 } from '../bytes/digest.ts'
import type { Store } from '../store/openStore.ts'
import type { UsersTable } from '../store/peopleSchema.ts'

/** The columns of a person of whom only the name is known. */
export const emptyPerson = {
  unit: '',
  unit_sort: '',
  notes: '',
  own_time_zone: null,
  language: null,
  theme: 'device',
  mails_exports: 1,
  verified_phone: '',
  phone: '',
  phone_digits: '',
  directory_pin: '',
  group_id: null,
  is_mobile_only: 0,
  is_cellgate_app: 0,
  output_mode: 1,
  web_login_until: null,
  web_login_until_at: null,
  valid_from: null,
  valid_from_at: null,
  valid_until: null,
  valid_until_at: null,
  last_entry_at: null,
  updated_by: '',
  version: 1,
  allows_notifications: 1,
  quiet_hours: '[]',
  call_preferences_version: 1,
  call_preferences_by: '',
} satisfies Partial<UsersTable>

/** The first word and the rest of a name that came in one piece. */
export function splitName(name: string): Pick<UsersTable, 'first_name' | 'last_name'> {
  const [first = '', ...rest] = name.trim().split(/\s+/)
  return { first_name: first, last_name: rest.join(' ') }
}

/** The name as lists are sorted: Á stands beside A. */
export const sortName = foldText

/** Numbers are padded, so that unit 2 comes before unit 10. */
export function unitSort(unit: string): string {
  return unit.toLowerCase().replace(/\d+/g, (digits) => digits.padStart(8, '0'))
}

/** The digits by which lists are searched: those of the dialled number, for a North American number without its 1. */
export function phoneDigits(phone: string): string {
  return dialledNumber(phone).replace(/^\+1(?=\d{10}$)/, '').replace('+', '')
}

/** Every row needs a user name; this one stands for none, and nobody can type it as an e-mail address. */
export function noUsername(id: number): string {
  return `#${id}`
}

/** The user name of somebody who was forgotten: it stays taken, and tells nothing. */
export async function forgottenUsername(username: string): Promise<string> {
  return username.startsWith('#') ? username : `#${await sha256(username)}`
}

export function shownUsername({ username }: Pick<UsersTable, 'username'>): string {
  return username.startsWith('#') ? '' : username
}

/** The next user id. Inside the transaction that inserts the user. */
export async function nextUserId(store: Store): Promise<number> {
  const { last } = await store.selectFrom('users').select(({ fn }) => fn.max('id').as('last')).executeTakeFirstOrThrow()
  return (last ?? 0) + 1
}
