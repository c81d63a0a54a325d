import { useRecordEdit, type RecordEditing } from '../../../forms/useRecordEdit.ts'
import { checkGroup, groupFields, groupParts, isGroupValues, toGroupRequest, toGroupValues, type GroupField, type GroupProblems, type GroupValues, type UserGroup } from './groupValues.ts'

export type GroupEditing = RecordEditing<GroupValues, GroupField, GroupProblems, UserGroup>

/** The edit of one group; id 0 is one to be made. */
export function useGroupEdit(group: UserGroup): GroupEditing {
  return useRecordEdit(group, {
    name: `group:${group.ID}`,
    parts: groupParts,
    valuesOf: toGroupValues,
    versionOf: ({ Version }) => Version,
    changedBy: ({ UpdatedBy }) => UpdatedBy,
    check: checkGroup,
    toPayload: (edit) => toGroupRequest(group.ID, edit),
    savedAs: (saved: UserGroup) => saved,
    refusable: groupFields,
    isValues: isGroupValues,
  })
}
