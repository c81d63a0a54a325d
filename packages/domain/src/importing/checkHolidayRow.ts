import { foldText } from '../textInput/foldText.ts'
import { findDateProblem } from '../time/calendarBounds.ts'
import type { CellFinding } from './cellProblems.ts'
import type { HolidayColumn, ImportCells } from './importKinds.ts'

/** The problems of a holiday's days, if both are valid dates. */
export function checkHolidayRow({ Name, FirstDay = '', LastDay = '' }: ImportCells): (CellFinding & { column: HolidayColumn }) | null {
  if (Name && FirstDay === '') return { column: 'FirstDay', problem: 'noDay', mend: null }
  const isBefore = LastDay !== '' && findDateProblem(FirstDay) === null && findDateProblem(LastDay) === null && LastDay < FirstDay
  return isBefore ? { column: 'LastDay', problem: 'dayOrder', mend: null } : null
}

/** The key that identifies a holiday: its name and year. */
export function holidayKey(name: string, firstDay: string): string {
  return `${foldText(name.trim())} ${firstDay.slice(0, 4)}`
}
