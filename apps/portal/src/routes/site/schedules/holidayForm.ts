import type { PayloadOf } from '@portal/api-client'
import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import type { AccessChange } from '#portal/access/effect.tsx'
import type { Location } from '#portal/access/places.ts'
import { plainParts } from '@portal/domain'
import type { DateRange } from '@portal/ui'
import type { newRecord, RecordKind } from '#portal/forms/recordKind.ts'
import type { Schedule } from './scheduleForm.ts'

export type Holiday = ResponseOf<typeof endpoints.getHolidays>['Holidays'][number]
type SaveHolidayRequest = PayloadOf<typeof endpoints.saveHoliday>

export interface HolidayForm {
  name: string
  placeId: number
  /** The first and the last day as ISO dates at the property; `until` is null for the same day. */
  days: DateRange
}

export type HolidayField = keyof HolidayForm

/** The kind of record for the form of a holiday; null for a new one, at the place `placeId`. */
export function holidayKind(holiday: Holiday | null, placeId: number) {
  return {
    name: `holiday:${holiday?.ID ?? 'new'}`,
    parts: plainParts<HolidayForm, HolidayField>(['name', 'placeId', 'days']),
    valuesOf: (saved) => toHolidayForm('Name' in saved ? saved : null, placeId),
    check: holidayProblems,
    toPayload: ({ version, values }) => toHolidayRequest(values, holiday?.ID ?? null, holiday && version),
  } satisfies RecordKind<Holiday | typeof newRecord, HolidayForm, HolidayField, HolidayProblems>
}

export function toHolidayForm(holiday: Holiday | null, placeId: number): HolidayForm {
  if (holiday === null) return { name: '', placeId, days: { from: null, until: null } }
  return { name: holiday.Name, placeId: holiday.PropertyLocationID, days: { from: holiday.From, until: holiday.Until } }
}

/** The number of schedules that pause on holidays, at the holiday's property. */
export function pausingOn({ PropertyLocationID }: Holiday, schedules: readonly Schedule[], places: readonly Location[]): number {
  const propertyOf = (id: number) => places.find((place) => place.PropertyLocationID === id)?.PropertyID
  return schedules.filter((schedule) => schedule.PausesOnHolidays && propertyOf(schedule.PropertyLocationID) === propertyOf(PropertyLocationID)).length
}

interface HolidayProblems { name?: 'holidayNameMissing', days?: 'firstDayMissing' | 'backwards' }

/** The problems that prevent saving, by field. */
export function holidayProblems({ name, days: { from, until } }: HolidayForm): HolidayProblems {
  return {
    ...(name.trim() === '' && { name: 'holidayNameMissing' as const }),
    ...(from === null && { days: 'firstDayMissing' as const }),
    ...(from !== null && until !== null && until < from && { days: 'backwards' as const }),
  }
}

export function toHolidayRequest({ name, placeId, days: { from, until } }: HolidayForm, id: number | null, version: number | null): SaveHolidayRequest {
  return { ID: id, Version: version, PropertyLocationID: placeId, Name: name.trim(), From: from ?? '', Until: until ?? from ?? '' }
}

/** The change for the preview; null while the holiday's days are missing or reversed. */
export function toHolidayEffect({ placeId, days: { from, until } }: HolidayForm, id: number | null): AccessChange | null {
  const last = until ?? from
  if (from === null || last === null || last < from || placeId === 0) return null
  return { Kind: 'holiday', HolidayID: id, PropertyLocationID: placeId, Dates: { From: from, Until: last } }
}
