import type { RecordKind } from '#portal/forms/recordKind.ts'
import type { RecordEditing } from '#portal/forms/useRecordEdit.ts'
import { userProblems, type UserProblems, toUserUpdate, toUserValues, userFields, userParts, type User, type UserField, type UserValues } from '#portal/people/userValues.ts'

export type UserEditing = RecordEditing<UserValues, UserField, UserProblems, User>

export function userKind(id: number) {
  return {
    name: `user:${id}`,
    parts: userParts,
    valuesOf: toUserValues,
    check: userProblems,
    toPayload: ({ version, base, values }) => toUserUpdate(id, version, base, values),
    refusable: userFields,
  } satisfies RecordKind<User, UserValues, UserField, UserProblems>
}
