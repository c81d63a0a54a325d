import type { endpoints, RequestOf } from '@portal/api-client/contract'
import { isEmptyPeriod } from '@portal/domain'
import { invalid, taken } from '../Refusal.ts'
import type { Store } from '../store/openStore.ts'
import type { Row } from '../store/schema.ts'
import { noUsername, readDirectoryPin, readEmail, readPhone, readTimeZone, sortName, storedEnd, storedStart, typedMoment, withTime } from './userValues.ts'
import { asFirstUnit, unitColumns } from './units.ts'
import { directoryPinHolder, emailHolder, phoneHolder, usernameHolder } from './taken.ts'

/** The fields of a user in a request (specification §3); absent fields stay unchanged. */
export type UserFields = Partial<Omit<RequestOf<(typeof endpoints)['updateUserDetail']>, 'ID' | 'Version' | 'callgroupId' | 'HasAllLocationAccess' | 'PropertyLocations'>>

/** The columns before a change: those of a new user, or of the existing one. */
export type Before = Pick<
  Row<'users'>,
  'id' | 'account_id' | 'name' | 'first_name' | 'last_name' | 'email' | 'username' | 'has_web_access' |
  'web_login_until' | 'valid_from' | 'valid_until'
>

const userTypes: ReadonlySet<number> = new Set([1, 2, 9])

/**
 * The columns that follow from the fields of a request, checked for validity and uniqueness. Refuses with 400 `VALIDATION` or 409 `TAKEN`,
 * both with `field`. Inside the transaction that writes the columns.
 */
export async function userColumns(trx: Store, before: Before, fields: UserFields, timeZone: string, now: number): Promise<Partial<Row<'users'>>> {
  const columns: Partial<Row<'users'>> = { ...names(before, fields), ...flags(fields), ...moments(before, fields, timeZone, now) }
  const scope = { accountId: before.account_id, exceptId: before.id }

  if (fields.Email !== undefined) columns.email = readEmail('Email', fields.Email)
  if (columns.email && (await emailHolder(trx, scope, columns.email))) throw taken('Email', 'Another user has this email address.')
  if (fields.Unit !== undefined) Object.assign(columns, await asFirstUnit(trx, before.id, await unitColumns(trx, before.account_id, fields.Unit, now)))
  if (fields.Phone !== undefined) {
    columns.phone = readPhone('Phone', fields.Phone)
    if (await phoneHolder(trx, scope, columns.phone)) throw taken('Phone', 'Another user has this phone number.')
  }
  if (fields.DirectoryPin !== undefined) {
    columns.directory_pin = readDirectoryPin('DirectoryPin', fields.DirectoryPin)
    if (await directoryPinHolder(trx, scope, columns.directory_pin)) throw taken('DirectoryPin', 'Another user or a call group already uses this directory PIN.')
  }
  const username = nextUsername(before, fields, columns)
  if (username !== before.username) {
    if (await usernameHolder(trx, scope, username)) throw taken('Username', 'Username already exists')
    columns.username = username
  }
  return columns
}

/** The username after a change. With web access on, an empty username becomes the email address. */
function nextUsername(before: Before, { Username }: UserFields, columns: Partial<Row<'users'>>): string {
  const typed = Username === undefined ? null : readEmail('Username', Username).toLowerCase()
  if (typed !== null && typed !== '') return typed
  const hasWeb = (columns.has_web_access ?? before.has_web_access) === 1
  const present = before.username.startsWith('#') ? '' : before.username
  if (!hasWeb) return typed === '' || present === '' ? noUsername(before.id) : present
  if (typed === null && present !== '') return present
  const email = (columns.email ?? before.email).toLowerCase()
  if (email === '') throw invalid('Username', 'Users who sign in to the portal need a user name.')
  return email
}

function names(before: Before, { FirstName, LastName, Name, Notes, WatchmanPhoneNumber, TimezoneID }: UserFields): Partial<Row<'users'>> {
  const columns: Partial<Row<'users'>> = {}
  if (FirstName !== undefined) columns.first_name = FirstName
  if (LastName !== undefined) columns.last_name = LastName
  if (Name !== undefined || FirstName !== undefined || LastName !== undefined) {
    const joined = [columns.first_name ?? before.first_name, columns.last_name ?? before.last_name].filter((part) => part !== '').join(' ')
    const wasJoined = before.name === '' || before.name === [before.first_name, before.last_name].filter((part) => part !== '').join(' ')
    const typed = Name === undefined ? (wasJoined ? '' : before.name) : Name
    columns.name = typed === '' ? joined : typed
    if (columns.name === '') throw invalid('Name', 'Enter a name.')
    columns.sort_name = sortName(columns.name)
  }
  if (Notes !== undefined) columns.notes = Notes
  if (WatchmanPhoneNumber !== undefined) columns.watchman_phone_number = readPhone('WatchmanPhoneNumber', WatchmanPhoneNumber)
  if (TimezoneID !== undefined) columns.own_time_zone = TimezoneID === null ? null : readTimeZone('TimezoneID', TimezoneID)
  return columns
}

function flags(fields: UserFields): Partial<Row<'users'>> {
  const columns: Partial<Row<'users'>> = {}
  if (fields.UserTypeID !== undefined) {
    if (!userTypes.has(fields.UserTypeID)) throw invalid('UserTypeID', 'There is no such type of user.')
    columns.user_type_id = fields.UserTypeID
  }
  if (fields.LimitActuationModeID !== undefined) columns.output_mode = fields.LimitActuationModeID
  if (fields.IsCellgateApp !== undefined) columns.is_cellgate_app = Number(fields.IsCellgateApp)
  if (fields.IsUserAdmin !== undefined) columns.is_user_admin = Number(fields.IsUserAdmin)
  if (fields.IsKitsAdmin !== undefined) columns.is_kits_admin = Number(fields.IsKitsAdmin)
  if (fields.IsBillingAdmin !== undefined) columns.is_billing_admin = Number(fields.IsBillingAdmin)
  if (fields.IsWebLoginEnabled === true && fields.IsMobileOnly === true) {
    throw invalid('IsMobileOnly', 'Users who only use the app have no web access.')
  }
  if (fields.IsWebLoginEnabled !== undefined) columns.has_web_access = Number(fields.IsWebLoginEnabled)
  if (fields.IsMobileOnly !== undefined) {
    columns.is_mobile_only = Number(fields.IsMobileOnly)
    if (fields.IsMobileOnly) columns.has_web_access = 0
  } else if (fields.IsWebLoginEnabled === true) columns.is_mobile_only = 0
  return columns
}

function moments(before: Before, fields: UserFields, timeZone: string, now: number): Partial<Row<'users'>> {
  const columns: Partial<Row<'users'>> = {}
  if (fields.WebLoginExpirationDate !== undefined || fields.WebLoginExpirationTime !== undefined) {
    const until = storedEnd(...changed(before.web_login_until, fields.WebLoginExpirationDate, fields.WebLoginExpirationTime), timeZone)
    if (fields.IsWebLoginEnabled === true && until.at !== null && until.at <= now && until.text !== before.web_login_until) {
      throw invalid('WebLoginExpirationDate', 'This date has passed.')
    }
    Object.assign(columns, { web_login_until: until.text, web_login_until_at: until.at })
  }
  const [fromDate, fromTime] = changed(before.valid_from, fields.validFrom, fields.validFromTime)
  const [untilDate, untilTime] = changed(before.valid_until, fields.validUntil, fields.validUntilTime)
  if (fromDate !== null && untilDate !== null && isEmptyPeriod(withTime(fromDate, fromTime), withTime(untilDate, untilTime))) {
    throw invalid('validUntil', 'The end must be after the start.')
  }
  const [from, until] = [storedStart(fromDate, fromTime, timeZone), storedEnd(untilDate, untilTime, timeZone)]
  if (fields.validFrom !== undefined || fields.validFromTime !== undefined) Object.assign(columns, { valid_from: from.text, valid_from_at: from.at })
  if (fields.validUntil !== undefined || fields.validUntilTime !== undefined) Object.assign(columns, { valid_until: until.text, valid_until_at: until.at })
  return columns
}

/** The date and time after a change; a part that the request lacks stays unchanged. */
function changed(before: string | null, date: string | null | undefined, time: string | null | undefined): [date: string | null, time: string | null] {
  const old = typedMoment(before)
  return [date === undefined ? old.date : date, time === undefined ? old.time : time]
}
