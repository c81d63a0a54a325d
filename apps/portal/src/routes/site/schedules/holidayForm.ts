import type { PayloadOf } from '@portal/api-client'
import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import type { AccessChange } from '#portal/access/useEffectAnswer.ts'
import type { Location } from '#portal/access/places.ts'
import type { Schedule } from './scheduleForm.ts'

export type Holiday = ResponseOf<typeof endpoints.getHolidays>['Holidays'][number]
export type SaveHolidayRequest = PayloadOf<typeof endpoints.saveHoliday>

/** The actions of the page. */
export type HolidayChange = { change: 'save'; holiday: SaveHolidayRequest } | { change: 'add'; holidays: SaveHolidayRequest[] } | { change: 'remove'; id: number }

export interface HolidayForm {
  name: string
  placeId: number
  /** The first day as an ISO date at the property. The next field is the last day; null for the same day. */
  from: string | null
  until: string | null
}

/** Unsaved values, with the version that was read before the user typed; null for a new holiday. */
export interface HolidayDraft {
  form: HolidayForm
  version: number | null
}

export const holidayDraftName = (holiday: Holiday | null) => `holiday:${holiday?.ID ?? 'new'}`

export function toHolidayForm(holiday: Holiday | null, placeId: number): HolidayForm {
  if (holiday === null) return { name: '', placeId, from: null, until: null }
  return { name: holiday.Name, placeId: holiday.PropertyLocationID, from: holiday.From, until: holiday.Until }
}

/** The number of schedules that pause on holidays, at the holiday's property. */
export function pausingOn({ PropertyLocationID }: Holiday, schedules: readonly Schedule[], places: readonly Location[]): number {
  const propertyOf = (id: number) => places.find((place) => place.PropertyLocationID === id)?.PropertyID
  return schedules.filter((schedule) => schedule.PausesOnHolidays && propertyOf(schedule.PropertyLocationID) === propertyOf(PropertyLocationID)).length
}

interface HolidayProblems { name?: 'holidayNameMissing', from?: 'firstDayMissing', until?: 'backwards' }

/** The problems that prevent saving, by field. */
export function holidayProblems({ name, from, until }: HolidayForm): HolidayProblems {
  return {
    ...(name.trim() === '' && { name: 'holidayNameMissing' as const }),
    ...(from === null && { from: 'firstDayMissing' as const }),
    ...(from !== null && until !== null && until < from && { until: 'backwards' as const }),
  }
}

export function toHolidayRequest({ name, placeId, from, until }: HolidayForm, id: number | null, version: number | null): SaveHolidayRequest {
  return { ID: id, Version: version, PropertyLocationID: placeId, Name: name.trim(), From: from ?? '', Until: until ?? from ?? '' }
}

/** The change for the preview; null while the holiday's days are missing or reversed. */
export function toHolidayEffect({ placeId, from, until }: HolidayForm, id: number | null): AccessChange | null {
  const last = until ?? from
  if (from === null || last === null || last < from || placeId === 0) return null
  return { Kind: 'holiday', HolidayID: id, PropertyLocationID: placeId, Dates: { From: from, Until: last } }
}
