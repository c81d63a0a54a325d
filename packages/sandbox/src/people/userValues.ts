import { checkDirectoryPin, type DateWithTime, dialledNumber, endInstant, foldText, isEmailAddress, isTimeZone, startInstant } from '@portal/domain'
import { sha256 } from '../bytes/bytes.ts'
import { invalid } from '../Refusal.ts'
import { type LocalMoment, peopleTables } from '../store/peopleSchema.ts'
import { defaultsOf } from '../store/tables.ts'
import type { Row } from '../store/schema.ts'

type Known = Pick<Row<'users'>, 'id' | 'account_id' | 'property_id' | 'username'> & Partial<Row<'users'>>

/** A row of `users` with these columns. Every other column has its default, or follows from the name and the unit. */
export function userRow(known: Known): Row<'users'> {
  const { name = '', unit = '' } = known
  return { ...(defaultsOf(peopleTables.users) as Row<'users'>), ...splitName(name), sort_name: sortName(name), unit_sort: unitSort(unit), ...known }
}

/** Splits a name into its first word and the rest. */
export function splitName(name: string): Pick<Row<'users'>, 'first_name' | 'last_name'> {
  const [first = '', ...rest] = name.trim().split(/\s+/)
  return { first_name: first, last_name: rest.join(' ') }
}

/** A name as a sort key, in which Á is beside A. */
export const sortName = foldText

/** A unit's name as a sort key. Numbers are padded, so that unit 2 comes before unit 10. */
export function unitSort(unit: string): string {
  return unit.toLowerCase().replace(/\d+/g, (digits) => digits.padStart(8, '0'))
}

/** The digits of a phone number as stored (`users.phone_digits`). */
export function phoneDigits(phone: string): string {
  return dialledNumber(phone).replace(/^\+1(?=\d{10}$)/, '').replace('+', '')
}

/** The username of a user without one, because every row needs a username. It isn't a valid email address. */
export function noUsername(id: number): string {
  return `#${id}`
}

/** The username of a deleted user. It stays taken, but reveals nothing. */
export async function forgottenUsername(username: string): Promise<string> {
  return username.startsWith('#') ? username : `#${await sha256(username)}`
}

export function shownUsername({ username }: Pick<Row<'users'>, 'username'>): string {
  return username.startsWith('#') ? '' : username
}

/** A stored start or end of access: the typed text, and its instant in epoch milliseconds. */
interface StoredMoment {
  text: LocalMoment | null
  at: number | null
}

/** The stored form of a start, typed in local time of a zone. Without a time, it is the beginning of its day. */
export function storedStart(date: string | null, time: string | null, timeZone: string): StoredMoment {
  return date === null ? none : { text: textOf(date, time), at: startInstant(timeZone, withTime(date, time)) }
}

/** The stored form of an end, typed in local time of a zone. Without a time, it is the end of its day. */
export function storedEnd(date: string | null, time: string | null, timeZone: string): StoredMoment {
  return date === null ? none : { text: textOf(date, time), at: endInstant(timeZone, withTime(date, time)) }
}

/** The typed date and time; the time is null if none was typed. */
export function typedMoment(text: LocalMoment | null): { date: string | null; time: string | null } {
  const [date = null, time = null] = text?.split(' ') ?? []
  return { date, time }
}

/** A date and time in the shape that the rules of `domain/time` take. */
export function withTime(date: string, time: string | null): DateWithTime {
  if (time === null) return { date, minute: null }
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return { date, minute: hours * 60 + minutes }
}

const none: StoredMoment = { text: null, at: null }

function textOf(date: string, time: string | null): LocalMoment {
  return time === null ? date : `${date} ${time}`
}

/** Reads and checks an email address, which may be empty. */
export function readEmail(field: string, text: string): string {
  const email = text.trim()
  if (email !== '' && !isEmailAddress(email)) throw invalid(field, 'This is not an email address.')
  return email
}

/** Reads a directory PIN: digits, at most 5 (specification §5); it may be empty. */
export function readDirectoryPin(field: string, text: string): string {
  if (text.trim() !== '' && checkDirectoryPin(text).length > 0) throw invalid(field, 'A directory PIN has up to 5 digits, numbers only.')
  return text.trim()
}

/** Reads a phone number: 7 to 15 digits with the usual signs between them; it may be empty. */
export function readPhone(field: string, text: string): string {
  const phone = text.trim().replaceAll(/\s+/g, ' ')
  const digits = phone.replace(/\D/g, '').length
  if (phone !== '' && (!/^\+?[\d\s().-]+$/.test(phone) || digits < 7 || digits > 15)) throw invalid(field, 'This is not a phone number.')
  return phone
}

export function readTimeZone(field: string, zone: string): string {
  if (!isTimeZone(zone)) throw invalid(field, 'There is no such time zone.')
  return zone
}
