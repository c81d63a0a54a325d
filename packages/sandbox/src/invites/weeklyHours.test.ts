import { expect, test } from 'vitest'
import { describeWeek, toWeekly, toWindows } from './weeklyHours.ts'

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

test('a night is one window, and the store’s weekdays are the domain’s', () => {
  const night = [window(0, 1320, 360)]
  expect(describeWeek(night)).toEqual([{ Week: 'Sunday', RestrictionInfo: '10:00 PM to 6:00 AM the next day' }])
  expect(toWindows(night)).toEqual([{ days: [7], start: 1320, end: 360 }])
  expect(toWeekly([{ days: [1, 7], start: 540, end: 1020 }])).toEqual([window(1, 540, 1020), window(0, 540, 1020)])
})
