import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyWindow } from '../../testing/arbitraries.ts'
import { totalLength } from '../../time/spans.ts'
import { dayAfter, dayBefore, minutesPerDay, type Weekday, weekdays } from '../../time/weekdays.ts'
import { copyDay, mergeWindows } from './mergeWindows.ts'
import type { WeekWindow } from './restriction.ts'
import { isWithinWeek, weekSpans, windowsOnDay } from './weekWindows.ts'

const workdays: readonly Weekday[] = [1, 2, 3, 4, 5]
const minutes = Array.from({ length: minutesPerDay }, (_, minute) => minute)

/** Writes every minute of the week as a character, to compare hours without calculating spans. */
const picture = (windows: readonly WeekWindow[]) =>
  weekdays.map((day) => minutes.map((minute) => (isWithinWeek(windows, day, minute) ? '#' : '.')).join('')).join('\n')

describe('mergeWindows', () => {
  it('hours that overlap or touch are joined, and days with equal times are gathered', () => {
    expect(
      mergeWindows([
        { days: [1, 2], start: 480, end: 720 },
        { days: [1, 2, 3], start: 700, end: 1080 },
        { days: [3], start: 480, end: 700 },
      ]),
    ).toEqual([{ days: [1, 2, 3], start: 480, end: 1080 }])
  })

  it('a night stays one span, Sunday night included', () => {
    const nights: WeekWindow[] = [{ days: [5, 6, 7], start: 1320, end: 360 }]
    expect(mergeWindows(nights)).toEqual(nights)
    expect(mergeWindows([{ days: [7], start: 1320, end: 1440 }, { days: [1], start: 0, end: 360 }])).toEqual([{ days: [7], start: 1320, end: 360 }])
  })

  it('hours may end at midnight, and others may last the whole day (HA #17888)', () => {
    expect(mergeWindows([{ days: [2], start: 1080, end: 1440 }])).toEqual([{ days: [2], start: 1080, end: 1440 }])
    expect(mergeWindows([{ days: [2], start: 600, end: 1440 }, { days: [2], start: 0, end: 600 }])).toEqual([{ days: [2], start: 0, end: 1440 }])
  })

  it('an equal start and end last 24 hours, cut at midnight', () => {
    expect(mergeWindows([{ days: [1], start: 480, end: 480 }])).toEqual([
      { days: [1], start: 480, end: 1440 },
      { days: [2], start: 0, end: 480 },
    ])
  })

  it('merged hours are sorted by first day, also if a span of days passes the end of the week', () => {
    expect(mergeWindows([{ days: [6], start: 720, end: 1440 }, { days: [7, 1], start: 0, end: 1440 }, { days: [2], start: 0, end: 360 }])).toEqual([
      { days: [1, 7], start: 0, end: 1440 }, { days: [2], start: 0, end: 360 }, { days: [6], start: 720, end: 1440 },
    ])
  })

  it('the windows of a day are sorted by their start', () => {
    expect(mergeWindows([{ days: [6], start: 720, end: 1440 }, { days: [7], start: 0, end: 1440 }, { days: [1], start: 480, end: 720 }, { days: [1], start: 0, end: 360 }]).slice(0, 2)).toEqual([
      { days: [1], start: 0, end: 360 }, { days: [1], start: 480, end: 720 },
    ])
  })

  it('merging keeps the meaning, gives one form, and leaves a merged list unchanged', () => {
    fc.assert(
      fc.property(fc.array(anyWindow, { maxLength: 5 }), (windows) => {
        const merged = mergeWindows(windows)
        expect(picture(merged)).toBe(picture(windows))
        expect(mergeWindows(merged)).toEqual(merged)
        expect(mergeWindows(windows.toReversed())).toEqual(merged)
        expect(merged.every(({ start, end }) => start !== end && start < minutesPerDay)).toBe(true)
      }),
      { numRuns: 60 },
    )
  })

  it('the number of hours and the spans of each day match the minutes of the week', () => {
    fc.assert(
      fc.property(fc.array(anyWindow, { maxLength: 4 }), (windows) => {
        expect(totalLength(weekSpans(windows))).toBe([...picture(windows)].filter((mark) => mark === '#').length)
        for (const day of weekdays) {
          const spans = windowsOnDay(windows, day)
          const row = minutes.map((minute) => (spans.some(({ start, end }) => minute >= start && minute < end) ? '#' : '.')).join('')
          expect(row).toBe(picture(windows).split('\n')[day - 1])
        }
      }),
      { numRuns: 60 },
    )
  })
})

describe('copyDay', () => {
  const week: WeekWindow[] = [{ days: [1], start: 480, end: 720 }, { days: [1], start: 1320, end: 120 }, { days: [3, 6], start: 0, end: 60 }]

  it('copying a day replaces the hours of the other days', () => {
    expect(copyDay(week, 1, [2, 3])).toEqual([
      { days: [1, 2, 3], start: 480, end: 720 },
      { days: [1, 2, 3], start: 1320, end: 120 },
      { days: [6], start: 0, end: 60 },
    ])
  })

  it('copying a day leaves all other days unchanged (cal.com deselected the wrong one)', () => {
    expect(copyDay(week, 1, [])).toEqual(mergeWindows(week))
    expect(copyDay(week, 1, [1])).toEqual(mergeWindows(week))
    expect(windowsOnDay(copyDay(week, 1, workdays), 6)).toEqual(windowsOnDay([{ days: [5], start: 1320, end: 120 }, ...week], 6))
  })

  it('copying a day without hours clears the others', () => {
    expect(copyDay([{ days: [2, 4], start: 0, end: 60 }], 1, [2, 4])).toEqual([])
  })
})

it('Sunday is followed by Monday', () => {
  expect(weekdays.map(dayAfter)).toEqual([2, 3, 4, 5, 6, 7, 1])
  expect(weekdays.map(dayBefore)).toEqual([7, 1, 2, 3, 4, 5, 6])
})
