import { expect, it } from 'vitest'
import { nextUsHolidays } from './usHolidays.ts'

it('the next federal holidays are listed once each, in order', () => {
  expect(nextUsHolidays('2026-11-26').map(({ holiday, date }) => `${date} ${holiday}`)).toEqual([
    '2026-11-26 thanksgiving', '2026-12-25 christmas', '2027-01-01 newYear', '2027-01-18 martinLutherKing', '2027-02-15 presidents', '2027-05-31 memorial',
    '2027-06-19 juneteenth', '2027-07-04 independence', '2027-09-06 labor', '2027-10-11 columbus', '2027-11-11 veterans',
  ])
})

it('after its day, a holiday moves to next year; an invalid date has no holidays', () => {
  expect(nextUsHolidays('2026-11-27').find(({ holiday }) => holiday === 'thanksgiving')).toEqual({ holiday: 'thanksgiving', date: '2027-11-25' })
  expect(nextUsHolidays('November')).toEqual([])
})
