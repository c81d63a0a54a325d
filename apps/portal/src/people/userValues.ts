import { changedParts, plainParts, checkDirectoryPin, findTextProblem, isEmailAddress, isEmptyPeriod, readPhoneNumber, minutesOfWallTime } from '@portal/domain'
import type { PayloadOf } from '@portal/api-client'
import type { endpoints, ResponseOf } from '@portal/api-client/contract'

export type User = ResponseOf<typeof endpoints.getUserDetail>
export type UserUpdate = PayloadOf<typeof endpoints.updateUserDetail>

/** A user's editable fields (specification §3), in the order of the page. */
export const userFields = [
  'FirstName', 'LastName', 'Name', 'Email', 'Phone', 'Unit', 'DirectoryPin', 'WatchmanPhoneNumber', 'TimezoneID', 'UserTypeID', 'callgroupId',
  'IsWebLoginEnabled', 'Username', 'WebLoginExpirationDate', 'WebLoginExpirationTime', 'IsMobileOnly', 'IsCellgateApp',
  'validFrom', 'validFromTime', 'validUntil', 'validUntilTime', 'LimitActuationModeID', 'HasAllLocationAccess', 'PropertyLocations',
  'IsUserAdmin', 'IsKitsAdmin', 'IsBillingAdmin', 'Notes',
] as const satisfies readonly (keyof User)[]
export type UserField = (typeof userFields)[number]
export type UserValues = Pick<User, UserField>
export const userParts = plainParts<UserValues, UserField>(userFields)

export function toUserValues(user: User): UserValues {
  return Object.fromEntries(userFields.map((field) => [field, user[field]])) as UserValues
}

/** The request that saves a user. It has only changed values, so that other users' changes stay. */
export function toUserUpdate(id: number, version: number, base: UserValues, values: UserValues): UserUpdate {
  const changed = changedParts(userParts, base, values)
  return { ID: id, Version: version, ...Object.fromEntries(changed.map((field) => [field, tidy(values[field])])) }
}

/** A typed value without outer spaces. */
function tidy(value: UserValues[UserField]): UserValues[UserField] {
  return typeof value === 'string' ? value.trim() : value
}

/** A new user's values before anything is typed. */
export const emptyUserValues: UserValues = {
  FirstName: '', LastName: '', Name: '', Email: '', Phone: '', Unit: '', DirectoryPin: '', WatchmanPhoneNumber: '', TimezoneID: null, UserTypeID: 1, callgroupId: null,
  IsWebLoginEnabled: false, Username: '', WebLoginExpirationDate: null, WebLoginExpirationTime: null, IsMobileOnly: false, IsCellgateApp: false,
  validFrom: null, validFromTime: null, validUntil: null, validUntilTime: null, LimitActuationModeID: 1, HasAllLocationAccess: true, PropertyLocations: [],
  IsUserAdmin: false, IsKitsAdmin: false, IsBillingAdmin: false, Notes: '',
}

/** Why a value can't be saved; the page has the texts. */
type UserProblem =
  | 'nameMissing' | 'emailMissing' | 'emailInvalid' | 'usernameInvalid' | 'directoryPinInvalid' | 'dateMissing' | 'endBeforeStart' | 'placeMissing'

export type UserProblems = Partial<Record<UserField, UserProblem>>

/** Whether a value is valid, so that its uniqueness can be checked. */
export function isAcceptable(field: 'Email' | 'Username' | 'Phone' | 'DirectoryPin', value: string): boolean {
  const text = value.trim()
  if (field === 'DirectoryPin') return checkDirectoryPin(text).length === 0
  return field === 'Phone' ? findTextProblem(text) === null && readPhoneNumber(text) !== null : isEmailAddress(text)
}

/** Finds problems in a user's fields for which the server would refuse the save (specification §5). */
export function userProblems(values: UserValues): UserProblems {
  const found: [UserField, UserProblem, boolean][] = [
    ['FirstName', 'nameMissing', [values.FirstName, values.LastName, values.Name].every(isBlank)],
    ['Email', 'emailMissing', isBlank(values.Email) && values.IsWebLoginEnabled],
    ['Email', 'emailInvalid', !isBlank(values.Email) && !isEmailAddress(values.Email.trim())],
    ['Username', 'usernameInvalid', !isBlank(values.Username) && !isEmailAddress(values.Username.trim())],
    ['DirectoryPin', 'directoryPinInvalid', !isBlank(values.DirectoryPin) && checkDirectoryPin(values.DirectoryPin).length > 0],
    ['WebLoginExpirationDate', 'dateMissing', values.WebLoginExpirationDate === null && values.WebLoginExpirationTime !== null],
    ['validFrom', 'dateMissing', values.validFrom === null && values.validFromTime !== null],
    ['validUntil', 'dateMissing', values.validUntil === null && values.validUntilTime !== null],
    ['validUntil', 'endBeforeStart', endsBeforeStart(values)],
    ['PropertyLocations', 'placeMissing', !values.HasAllLocationAccess && values.PropertyLocations.length === 0],
  ]
  const problems: UserProblems = {}
  for (const [field, problem, isThere] of found) if (isThere) problems[field] ??= problem
  return problems
}

function endsBeforeStart({ validFrom, validFromTime, validUntil, validUntilTime }: UserValues): boolean {
  if (validFrom === null || validUntil === null) return false
  const minuteOf = (time: string | null) => (time === null ? null : minutesOfWallTime(time))
  return isEmptyPeriod({ date: validFrom, minute: minuteOf(validFromTime) }, { date: validUntil, minute: minuteOf(validUntilTime) })
}

function isBlank(text: string): boolean {
  return text.trim() === ''
}
