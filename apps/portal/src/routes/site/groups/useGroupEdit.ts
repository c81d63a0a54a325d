import { useRecordEdit, type RecordEditing } from '../../../forms/useRecordEdit.ts'
import { checkGroup, groupFields, isGroupValues, toGroupRequest, toGroupValues, type GroupField, type GroupProblem, type GroupValues, type UserGroup } from './groupValues.ts'

export type GroupEditing = RecordEditing<UserGroup, GroupValues, GroupField, GroupProblem>

/** The edit of one group; id 0 is one to be made. */
export function useGroupEdit(group: UserGroup): GroupEditing {
  return useRecordEdit(group, {
    name: `group:${group.ID}`,
    fields: groupFields,
    valuesOf: toGroupValues,
    versionOf: ({ Version }) => Version,
    changedBy: () => '',
    check: checkGroup,
    toPayload: (edit) => toGroupRequest(group.ID, edit),
    isValues: isGroupValues,
  })
}
