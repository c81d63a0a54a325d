import { DoorOutputMode, unrestricted, weekdays, type Restriction, type RestrictionClause, withRestriction, plainParts } from '@portal/domain'
import type { PayloadOf } from '@portal/api-client'
import { type endpoints, type ResponseOf, toDatedExceptions, toExceptionRecords, toWeekWindows, toWindowRecords } from '@portal/api-client/contract'
import type { AccessChange } from '#portal/access/effect.tsx'
import { portsOf, type Location } from '#portal/access/places.ts'
import type { RecordEdit, RecordKind } from '#portal/forms/recordKind.ts'

export type Schedule = ResponseOf<typeof endpoints.getSchedules>['Schedules'][number]
export type SaveScheduleRequest = PayloadOf<typeof endpoints.saveSchedule>

export interface ScheduleForm {
  name: string
  /** The doors, all of one location; a new location resets them. */
  where: { locationId: number; ports: string[] }
  mode: DoorOutputMode
  pausesOnHolidays: boolean
  isActive: boolean
  /** The schedule's hours and exceptions; a schedule has no other limits. */
  restriction: Restriction
}

const ownFields = ['name', 'where', 'mode', 'pausesOnHolidays', 'isActive'] as const
export type OwnScheduleField = (typeof ownFields)[number]
export const scheduleParts = withRestriction(plainParts<ScheduleForm, OwnScheduleField>(ownFields))

/** A new schedule, with version 0. `copied` is the schedule whose doors, hours and mode it copies. */
export function newSchedule(location: Location | undefined, copied?: Schedule): Schedule {
  if (copied) return { ...copied, ID: 0, Name: '', IsActive: true, IsRunning: false, NextChange: null, Version: 0, UpdatedBy: '' }
  return {
    ID: 0, Name: '', PropertyLocationID: location?.PropertyLocationID ?? 0, DoorOutputMode: DoorOutputMode.HoldOpen,
    Ports: location ? portsOf(location).map(({ PortID }) => PortID) : [], Windows: [{ Days: [1, 2, 3, 4, 5], Start: 540, End: 1020 }], Exceptions: [],
    PausesOnHolidays: true, IsActive: true, TimeZone: location?.TimeZone ?? 'UTC', IsRunning: false, NextChange: null, Version: 0, UpdatedBy: '',
  }
}

export function toScheduleForm(saved: Schedule): ScheduleForm {
  return {
    name: saved.Name,
    where: { locationId: saved.PropertyLocationID, ports: inOrder(saved.Ports) },
    mode: saved.DoorOutputMode,
    pausesOnHolidays: saved.PausesOnHolidays,
    isActive: saved.IsActive,
    restriction: { ...unrestricted, windows: toWeekWindows(saved.Windows), exceptions: toDatedExceptions(saved.Exceptions) },
  }
}

/** The ids of doors, sorted so that equal sets are equal lists. */
export const inOrder = (ports: readonly string[]): string[] => ports.toSorted()

export type ScheduleProblem = 'nameMissing' | 'doorsMissing' | 'hoursMissing'
export type ScheduleProblems = Partial<Record<'name' | 'where' | 'restriction', ScheduleProblem>>

/** The problems that prevent saving, by field. */
export function scheduleProblems({ name, where, restriction }: ScheduleForm): ScheduleProblems {
  const hasHours = restriction.windows === null || restriction.windows.length > 0 || restriction.exceptions.some(({ effect }) => effect === 'allow')
  return {
    ...(name.trim() === '' && { name: 'nameMissing' as const }),
    ...(where.ports.length === 0 && { where: 'doorsMissing' as const }),
    ...(!hasHours && { restriction: 'hoursMissing' as const }),
  }
}

/** The part of a schedule that decides about doors, for saving and its preview. */
function toRule({ where, mode, pausesOnHolidays, isActive, restriction: { windows, exceptions } }: ScheduleForm) {
  return {
    PropertyLocationID: where.locationId,
    DoorOutputMode: mode,
    Ports: where.ports,
    // A schedule can't be open "at any time", so it is open every day, all day.
    Windows: toWindowRecords(windows ?? [{ days: weekdays, start: 0, end: 1440 }]),
    Exceptions: toExceptionRecords(exceptions),
    PausesOnHolidays: pausesOnHolidays,
    IsActive: isActive,
  }
}

/** The request that saves a schedule; id 0 creates one. */
export function toScheduleRequest(id: number, { version, values }: Pick<RecordEdit<ScheduleForm>, 'version' | 'values'>): SaveScheduleRequest {
  return { ID: id || null, Version: id === 0 ? null : version, Name: values.name.trim(), ...toRule(values) }
}

/** The change for the preview; null while doors or hours are missing. */
export function toScheduleChange(id: number, form: ScheduleForm): AccessChange | null {
  const { where, restriction } = scheduleProblems(form)
  return where || restriction ? null : { Kind: 'schedule', ScheduleID: id || null, ...toRule(form) }
}

export type ScheduleField = OwnScheduleField | RestrictionClause

/** The kind of record for the editor of a schedule. Id 0 is a new one. */
export function scheduleKind(id: number) {
  return {
    name: `schedule:${id}`,
    parts: scheduleParts,
    valuesOf: toScheduleForm,
    check: scheduleProblems,
    toPayload: (edit) => toScheduleRequest(id, edit),
    refusable: ['Name'],
  } satisfies RecordKind<Schedule, ScheduleForm, ScheduleField, ScheduleProblems>
}
