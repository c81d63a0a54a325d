import { weekdays } from '@portal/domain'
import { expect, test } from 'vitest'
import { monthsFrom } from './monthsFrom.ts'

test('a year has each of its days once, leap years too', () => {
  const months = monthsFrom('2027-11-23', weekdays)
  expect(months.map(({ first }) => first.slice(0, 7)).slice(0, 3)).toEqual(['2027-11', '2027-12', '2028-01'])
  expect(months.flatMap(({ days }) => days)).toHaveLength(366)
  expect(new Set(months.flatMap(({ days }) => days)).size).toBe(366)
  expect(months[3]?.days.at(-1)).toBe('2028-02-29')
})

test('the first day of a month is below its weekday', () => {
  // November 1, 2026 is a Sunday, and December 1 a Tuesday.
  expect(monthsFrom('2026-11-23', weekdays).slice(0, 2).map(({ gap }) => gap)).toEqual([6, 1])
  expect(monthsFrom('2026-11-23', [7, 1, 2, 3, 4, 5, 6]).slice(0, 2).map(({ gap }) => gap)).toEqual([0, 2])
})
