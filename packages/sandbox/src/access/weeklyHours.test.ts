import { expect, test } from 'vitest'
import { toWeekly, toWindows } from './findInvite.ts'

const window = (weekday: number, start_minute: number, end_minute: number) => ({ weekday, start_minute, end_minute })

test('the store and the domain give each weekday the same number', () => {
  expect(toWindows([window(0, 1320, 360)])).toEqual([{ days: [7], start: 1320, end: 360 }])
  expect(toWeekly([{ days: [1, 7], start: 540, end: 1020 }])).toEqual([window(1, 540, 1020), window(0, 540, 1020)])
})
