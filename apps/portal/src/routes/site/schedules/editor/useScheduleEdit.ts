import type { RecordKind } from '#portal/forms/recordKind.ts'
import { useRecordEdit, type RecordEditing } from '#portal/forms/useRecordEdit.ts'
import {
  scheduleProblems, isScheduleForm, scheduleParts, toScheduleForm, toScheduleRequest,
  type Schedule, type ScheduleForm, type ScheduleProblems,
} from '../scheduleForm.ts'
import type { ScheduleField } from './useScheduleWords.ts'

export type ScheduleEditing = RecordEditing<ScheduleForm, ScheduleField, ScheduleProblems>

/** Id 0: a new one. */
export function scheduleKind(id: number) {
  return {
    name: `schedule:${id}`,
    parts: scheduleParts,
    valuesOf: toScheduleForm,
    versionOf: ({ Version }) => Version,
    changedBy: ({ UpdatedBy }) => UpdatedBy,
    check: scheduleProblems,
    toPayload: (edit) => toScheduleRequest(id, edit),
    refusable: ['Name'],
    isValues: isScheduleForm,
  } satisfies RecordKind<Schedule, ScheduleForm, ScheduleField, ScheduleProblems>
}

/** Edits a schedule. */
export function useScheduleEdit(schedule: Schedule): ScheduleEditing {
  return useRecordEdit(schedule, scheduleKind(schedule.ID))
}
