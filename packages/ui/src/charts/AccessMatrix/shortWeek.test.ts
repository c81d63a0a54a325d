import type { Weekday } from '@portal/domain'
import { expect, test } from 'vitest'
import { shortWeek } from './shortWeek.ts'

const words = {
  always: 'Always', never: 'No access', allDay: 'All day',
  hours: ({ days, times }: { days: string; times: string }) => `${days}, ${times}`,
  more: ({ hours }: { hours: string }) => `${hours}, and more`,
}
const everyDay: Weekday[] = [1, 2, 3, 4, 5, 6, 7]
const weekdays: Weekday[] = [1, 2, 3, 4, 5]

test.each([
  [null, 'Always'],
  [[], 'No access'],
  [[{ days: everyDay, start: 360, end: 1320 }], '6 AM–10 PM'],
  [[{ days: weekdays, start: 480, end: 1080 }], 'Mon–Fri, 8 AM–6 PM'],
  [[{ days: weekdays, start: 510, end: 1440 }], 'Mon–Fri, 8:30 AM–12 AM'],
  [[{ days: [6, 7] satisfies Weekday[], start: 0, end: 1440 }], 'Sat, Sun, All day'],
  [[{ days: [1, 3, 5] satisfies Weekday[], start: 1320, end: 360 }], 'Mon, Wed, Fri, 10 PM–6 AM'],
  [[{ days: weekdays, start: 480, end: 1080 }, { days: [6] satisfies Weekday[], start: 540, end: 720 }], 'Mon–Fri, 8 AM–6 PM, and more'],
])('the week %j is written as “%s”', (windows, text) => {
  expect(shortWeek(windows, 'en-US', words)).toBe(text)
})

test('a week in Spanish has Spanish days and hours', () => {
  expect(shortWeek([{ days: weekdays, start: 480, end: 1080 }], 'es-US', words)).toMatch(/^lun–vie, 8/)
})
