import { plainParts } from '@portal/domain'
import type { UserField } from '#portal/people/userValues.ts'
import { emptyNewUser, type NewUserValues } from './newUserValues.ts'

type NewUserPart = keyof NewUserValues

/** The path of a user's field in the page's values. */
export const pathInNewUser = (field: UserField): string => `user.${field}`

/** The kind of record for the page of a new user, which has no version and no other editors. The page shows missing values. */
export const newUserKind = {
  name: 'newUser',
  parts: plainParts<NewUserValues, NewUserPart>(Object.keys(emptyNewUser) as NewUserPart[]),
  valuesOf: () => emptyNewUser,
  check: () => ({}),
  bound: Object.keys(emptyNewUser.user).map((field) => pathInNewUser(field as UserField)),
}
