import type { endpoints, RequestOf } from '@portal/api-client/contract'
import type { DatedException, Weekday, WeekWindow } from '@portal/domain'

/** What the contract lets in as a restriction; the domain's `toRestriction` reads it. */
export type RestrictionInput = NonNullable<RequestOf<typeof endpoints.saveUpdateaccessRestrictions>['Restriction']>

interface WindowRecord {
  Days: Weekday[]
  Start: number
  End: number
}

export function toWindow({ Days, Start, End }: WindowRecord): WeekWindow {
  return { days: Days, start: Start, end: End }
}

export function fromWindow({ days, start, end }: WeekWindow): WindowRecord {
  return { Days: [...days], Start: start, End: end }
}

type ExceptionRecord = NonNullable<RestrictionInput['Exceptions']>[number]

export function toException({ Name, From, Until, Effect, Start, End }: ExceptionRecord): DatedException {
  return { name: Name, from: From, until: Until, effect: Effect, start: Start, end: End }
}

export function fromException({ name, from, until, effect, start, end }: DatedException): ExceptionRecord {
  return { Name: name, From: from, Until: until, Effect: effect, Start: start, End: end }
}
