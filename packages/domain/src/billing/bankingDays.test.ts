import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addBankingDays, countBankingDays, expectedDepositArrival } from './bankingDays.ts'

/** Adding zero banking days leaves a date unchanged only if it is a banking day. */
const isBankingDay = (date: string) => addBankingDays(date, 0) === date

const dates = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2050-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

describe('banking days', () => {
  it('the holidays of 2026 are those that the Federal Reserve lists', () => {
    const closed = ['01-01', '01-19', '02-16', '05-25', '06-19', '09-07', '10-12', '11-11', '11-26', '12-25']
    const listed = eachDay('2026-01-01', '2026-12-31').filter((date) => !isBankingDay(date) && !isWeekend(date))
    expect(listed).toEqual(closed.map((date) => `2026-${date}`))
  })

  it('a holiday on a Sunday moves to Monday, one on a Saturday does not move', () => {
    expect(isBankingDay('2027-07-05')).toBe(false)
    expect(isBankingDay('2026-07-03')).toBe(true)
    expect(isBankingDay('2022-12-26')).toBe(false)
    expect(isBankingDay('2021-12-31')).toBe(true)
  })

  it('deposits of Saturday, November 21 are expected on Tuesday; those of the day before Thanksgiving on Monday', () => {
    expect(expectedDepositArrival('2026-11-21')).toBe('2026-11-24')
    expect(expectedDepositArrival('2026-11-25')).toBe('2026-11-30')
  })

  it('the result is the given number of banking days later, and is a banking day', () => {
    fc.assert(
      fc.property(dates, fc.integer({ min: 0, max: 30 }), (date, days) => {
        const end = addBankingDays(date, days)
        expect(isBankingDay(end)).toBe(true)
        if (days > 0) expect(countBankingDays(date, end)).toBe(days)
        else expect(end >= date).toBe(true)
      }),
    )
  })

  it('text that isn’t a date is refused', () => {
    for (const text of ['', '2026-13-01', '11/21/2026']) expect(() => isBankingDay(text)).toThrow(TypeError)
  })
})

function eachDay(from: string, to: string): string[] {
  const days: string[] = []
  for (let time = Date.parse(from); time <= Date.parse(to); time += 86_400_000) days.push(new Date(time).toISOString().slice(0, 10))
  return days
}

function isWeekend(date: string): boolean {
  return [0, 6].includes(new Date(date).getUTCDay())
}
