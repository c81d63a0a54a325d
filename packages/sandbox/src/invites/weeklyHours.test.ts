import { expect, test } from 'vitest'
import { describeWeek, isWithinHours } from './weeklyHours.ts'

const window = (weekday: number, start_minute: number, end_minute: number) => ({ weekday, start_minute, end_minute })

test('days in a row with the same hours are one line', () => {
  const weekly = [...[1, 2, 3, 4].map((day) => window(day, 420, 930)), window(5, 420, 720), window(0, 0, 1440), window(6, 0, 1440)]
  expect(describeWeek(weekly)).toEqual([
    { Week: 'Monday to Thursday', RestrictionInfo: '7:00 AM to 3:30 PM' },
    { Week: 'Friday', RestrictionInfo: '7:00 AM to 12:00 PM' },
    { Week: 'Saturday and Sunday', RestrictionInfo: 'All day' },
  ])
})

test('a gap starts a new line; two windows of a day share one', () => {
  expect(describeWeek([window(1, 480, 540), window(1, 1020, 1080), window(3, 480, 540)])).toEqual([
    { Week: 'Monday', RestrictionInfo: '8:00 AM to 9:00 AM, 5:00 PM to 6:00 PM' },
    { Week: 'Wednesday', RestrictionInfo: '8:00 AM to 9:00 AM' },
  ])
  expect(describeWeek([])).toEqual([])
})

test('hours are those of the property, not of UTC', () => {
  const monday = [window(1, 540, 1020)]
  const at = (instant: string) => isWithinHours(monday, Date.parse(instant), 'America/Chicago')
  expect([at('2026-11-23T14:59:59Z'), at('2026-11-23T15:00:00Z'), at('2026-11-23T22:59:59Z'), at('2026-11-23T23:00:00Z')]).toEqual([false, true, true, false])
  expect(isWithinHours([], 0, 'America/Chicago')).toBe(true)
})
