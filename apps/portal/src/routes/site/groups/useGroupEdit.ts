import type { RecordKind } from '#portal/forms/recordKind.ts'
import { useRecordEdit, type RecordEditing } from '#portal/forms/useRecordEdit.ts'
import { groupProblems, groupFields, groupParts, isGroupValues, toGroupRequest, toGroupValues, type GroupField, type GroupProblems, type GroupValues, type UserGroup } from './groupValues.ts'

export type GroupEditing = RecordEditing<GroupValues, GroupField, GroupProblems, UserGroup>

/** Id 0: a new one. */
export function groupKind(id: number) {
  return {
    name: `group:${id}`,
    parts: groupParts,
    valuesOf: toGroupValues,
    versionOf: ({ Version }) => Version,
    changedBy: ({ UpdatedBy }) => UpdatedBy,
    check: groupProblems,
    toPayload: (edit) => toGroupRequest(id, edit),
    refusable: groupFields,
    isValues: isGroupValues,
  } satisfies RecordKind<UserGroup, GroupValues, GroupField, GroupProblems>
}

/** Edits a group on a page that stays after saving. */
export function useGroupEdit(group: UserGroup): GroupEditing {
  return useRecordEdit(group, groupKind(group.ID), { savedAs: (saved: UserGroup) => saved })
}
