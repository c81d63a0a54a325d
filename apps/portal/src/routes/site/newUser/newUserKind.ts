import { plainParts } from '@portal/domain'
import type { UserField } from '#portal/people/userValues.ts'
import { emptyNewUser, readNewUserValues, type NewUserValues } from './newUserValues.ts'

type NewUserPart = keyof NewUserValues

/** Where a field of the user stands in the values of the page. */
export const pathInNewUser = (field: UserField): string => `user.${field}`

/** A new user as something that is edited: it has no version, and nobody else changes it. The page itself says what is missing. */
export const newUserKind = {
  name: 'newUser',
  parts: plainParts<NewUserValues, NewUserPart>(Object.keys(emptyNewUser) as NewUserPart[]),
  valuesOf: (values: NewUserValues) => values,
  versionOf: () => 0,
  changedBy: () => '',
  check: () => ({}),
  refusable: [],
  bound: Object.keys(emptyNewUser.user).map((field) => pathInNewUser(field as UserField)),
  isValues: (stored: unknown): stored is NewUserValues => readNewUserValues(stored) !== null,
}
