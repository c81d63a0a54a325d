import type * as v from 'valibot'
import type { DatedException, WeekWindow } from '@portal/domain'
import type { answeredExceptions, weekWindow } from '../accessShapes.ts'

type WindowRecord = v.InferOutput<typeof weekWindow>
type ExceptionRecord = v.InferOutput<typeof answeredExceptions>[number]

export function toWeekWindows(records: readonly WindowRecord[]): WeekWindow[] {
  return records.map(({ Days, Start, End }) => ({ days: Days, start: Start, end: End }))
}

export function toWindowRecords(windows: readonly WeekWindow[]): WindowRecord[] {
  return windows.map(({ days, start, end }) => ({ Days: [...days], Start: start, End: end }))
}

export function toDatedExceptions(records: readonly ExceptionRecord[]): DatedException[] {
  return records.map(({ Name, From, Until, Effect, Start, End }) => ({ name: Name, from: From, until: Until, effect: Effect, start: Start, end: End }))
}

export function toExceptionRecords(exceptions: readonly DatedException[]): ExceptionRecord[] {
  return exceptions.map(({ name, from, until, effect, start, end }) => ({ Name: name, From: from, Until: until, Effect: effect, Start: start, End: end }))
}
