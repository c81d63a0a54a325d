import { useRecordEdit, type RecordEditing } from '../../../forms/useRecordEdit.ts'
import { checkUser, type UserProblem } from '../../../people/checkUser.ts'
import { isUserValues, toUserUpdate, toUserValues, userFields, type User, type UserField, type UserValues } from '../../../people/userValues.ts'

export type UserEditing = RecordEditing<User, UserValues, UserField, UserProblem>

/** The edit of one user. */
export function useUserEdit(user: User): UserEditing {
  return useRecordEdit(user, {
    name: `user:${user.ID}`,
    fields: userFields,
    valuesOf: toUserValues,
    versionOf: ({ Version }) => Version,
    changedBy: ({ UpdatedBy }) => UpdatedBy,
    check: checkUser,
    toPayload: ({ version, base, values }) => toUserUpdate(user.ID, version, base, values),
    isValues: isUserValues,
  })
}
