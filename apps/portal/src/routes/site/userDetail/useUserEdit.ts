import { useRecordEdit, type RecordEditing } from '../../../forms/useRecordEdit.ts'
import { checkUser, type UserProblems } from '../../../people/checkUser.ts'
import { isUserValues, toUserUpdate, toUserValues, userFields, userParts, type User, type UserField, type UserValues } from '../../../people/userValues.ts'

export type UserEditing = RecordEditing<UserValues, UserField, UserProblems, User>

/** The edit of one user. */
export function useUserEdit(user: User): UserEditing {
  return useRecordEdit(user, {
    name: `user:${user.ID}`,
    parts: userParts,
    valuesOf: toUserValues,
    versionOf: ({ Version }) => Version,
    changedBy: ({ UpdatedBy }) => UpdatedBy,
    check: checkUser,
    toPayload: ({ version, base, values }) => toUserUpdate(user.ID, version, base, values),
    savedAs: (saved: User) => saved,
    refusable: userFields,
    isValues: isUserValues,
  })
}
