import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Weekday, weekdays } from '../../time/weekdays.ts'
import { describeWeek } from './describeWeek.ts'
import { mergeWindows } from './mergeWindows.ts'
import type { WeekWindow } from './restriction.ts'

const english = { locale: 'en-US' }
const window = (days: Weekday[], start: number, end: number): WeekWindow => ({ days, start, end })

describe('§3 Invite: the week on a guest’s card', () => {
  it('successive days with the same hours are one line', () => {
    expect(describeWeek([window([1, 2, 3, 4], 420, 930), window([5], 420, 720), window([6, 7], 0, 1440)], english)).toEqual([
      { days: 'Monday to Thursday', times: '7:00 AM to 3:30 PM' },
      { days: 'Friday', times: '7:00 AM to 12:00 PM' },
      { days: 'Saturday and Sunday', times: 'All day' },
    ])
  })

  it('a gap between days starts a new line, and two spans of a day share one line', () => {
    expect(describeWeek([window([1, 3], 480, 540), window([1], 1020, 1080)], english)).toEqual([
      { days: 'Monday', times: '8:00 AM to 9:00 AM, 5:00 PM to 6:00 PM' },
      { days: 'Wednesday', times: '8:00 AM to 9:00 AM' },
    ])
    expect(describeWeek([window([1, 3], 480, 540)], english).map(({ days }) => days)).toEqual(['Monday', 'Wednesday'])
  })

  it('a night, every day, and no hours are described', () => {
    expect(describeWeek([window([7], 1320, 360)], english)).toEqual([{ days: 'Sunday', times: '10:00 PM to 6:00 AM the next day' }])
    expect(describeWeek([window([1, 2, 3, 4, 5, 6, 7], 0, 360)], english)).toEqual([{ days: 'Every day', times: '12:00 AM to 6:00 AM' }])
    expect(describeWeek([window([1, 2], 0, 1440)], english)).toEqual([{ days: 'Monday and Tuesday', times: 'All day' }])
    expect(describeWeek([window([...weekdays], 540, 1020)], { locale: 'es-US' })).toEqual([{ days: 'Todos los días', times: expect.stringMatching(/^De 9:00/) as string }])
    expect(describeWeek([], english)).toEqual([])
  })

  it('a key that works all week has no lines', () => {
    expect(describeWeek([window([...weekdays], 0, 1440)], english)).toEqual([])
    expect(describeWeek([window([...weekdays], 0, 720), window([...weekdays], 720, 1440)], english)).toEqual([])
  })

  it('hours with the same meaning have the same description', () => {
    const minutes = fc.integer({ min: 0, max: 96 }).map((quarters) => quarters * 15)
    const anyWindow = fc.record({ days: fc.subarray([...weekdays], { minLength: 1 }), start: minutes.filter((minute) => minute < 1440), end: minutes })
    fc.assert(
      fc.property(fc.array(anyWindow, { maxLength: 5 }), (windows) => {
        const rows = describeWeek(windows, english)
        expect(describeWeek(mergeWindows(windows).toReversed(), english)).toEqual(rows)
        expect(rows.length).toBeLessThanOrEqual(7)
      }),
      { numRuns: 100 },
    )
  })
})
