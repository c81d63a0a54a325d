import { checkDirectoryPin, findTextProblem, isEmailAddress, isEmptyPeriod, readPhoneNumber, minutesOfWallTime } from '@portal/domain'
import type { UserField, UserValues } from './userValues.ts'

/** Why a value can't be saved; the page has the texts. */
export type UserProblem =
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
