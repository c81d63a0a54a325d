import { localMomentAt } from '@portal/domain'

/** An instant as two cells: `2026-11-22 17:41:05` at the property, and ISO in UTC; both empty without an instant. */
export function momentCells(timeZone: string, instant: string | null): [string, string] {
  if (instant === null) return ['', '']
  const at = Date.parse(instant)
  const { date, minute } = localMomentAt(timeZone, at)
  const two = (value: number) => String(value).padStart(2, '0')
  const ofDay = minute ?? 0
  return [`${date} ${two(Math.floor(ofDay / 60))}:${two(ofDay % 60)}:${two(Math.floor(at / 1000) % 60)}`, instant]
}
