import { useRecordEdit, type RecordEditing } from '../../../../forms/useRecordEdit.ts'
import type { RecordAction } from '../../../../forms/useRemoval.ts'
import {
  checkSchedule, isScheduleForm, scheduleParts, toScheduleForm, toScheduleRequest,
  type SaveScheduleRequest, type Schedule, type ScheduleForm, type ScheduleProblems,
} from '../scheduleForm.ts'
import type { ScheduleField } from './useScheduleWords.ts'

export type ScheduleEditing = RecordEditing<ScheduleForm, ScheduleField, ScheduleProblems>

/** The edit of one schedule; id 0 is one to be made. */
export function useScheduleEdit(schedule: Schedule): ScheduleEditing {
  return useRecordEdit(schedule, {
    name: `schedule:${schedule.ID}`,
    parts: scheduleParts,
    valuesOf: toScheduleForm,
    versionOf: ({ Version }) => Version,
    changedBy: ({ UpdatedBy }) => UpdatedBy,
    check: checkSchedule,
    toPayload: (edit): RecordAction<SaveScheduleRequest> => ({ intent: 'save', payload: toScheduleRequest(schedule.ID, edit) }),
    savedAs: (_answer: { message: string }) => null,
    refusable: ['Name'],
    isValues: isScheduleForm,
  })
}
