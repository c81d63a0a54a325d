import { intersectSpans, unionSpans, type Weekday, weekdays, weekSpans, type WeekWindow } from '@portal/domain'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addRow, reachedOf, settleRows, toRows, toWindows } from './windowRows.ts'

const office: WeekWindow = { days: [1, 2, 3, 4, 5], start: 540, end: 1020 }
const window = fc.record({
  days: fc.subarray<Weekday>([...weekdays], { minLength: 1 }),
  start: fc.integer({ min: 0, max: 95 }).map((quarter) => quarter * 15),
  end: fc.integer({ min: 1, max: 96 }).map((quarter) => quarter * 15),
})

describe('editing a list of windows', () => {
  it('an edit of one row never changes the allowed minutes of others, and the edited row stays', () => {
    fc.assert(
      fc.property(fc.array(window, { minLength: 1, maxLength: 6 }), fc.nat(), (windows, pick) => {
        const rows = toRows(windows)
        const edited = rows[pick % rows.length]?.id ?? ''
        const settled = settleRows(rows, edited)
        expect(weekSpans(toWindows(settled.rows))).toEqual(weekSpans(windows))
        expect(new Set(settled.rows.map(({ id }) => id)).size).toBe(settled.rows.length)
        if (settled.rows.length === rows.length) return
        expect(settled.merged === null || settled.rows.some(({ id }) => id === edited)).toBe(true)
      }),
    )
  })

  it('a window that overlaps the next merges with it and keeps its id', () => {
    const rows = toRows([{ days: [1], start: 540, end: 720 }, { days: [1], start: 780, end: 1020 }])
    const edited = rows[0]?.id ?? ''
    const grown = rows.map((row) => (row.id === edited ? { ...row, end: 800 } : row))
    expect(settleRows(grown, edited)).toEqual({
      rows: [{ id: edited, days: [1], start: 540, end: 1020 }], merged: { id: edited, days: [1], start: 540, end: 1020 },
    })
  })

  it('windows that do not overlap keep their order and ids', () => {
    const rows = toRows([{ days: [5], start: 1320, end: 360 }, { days: [1], start: 540, end: 720 }])
    expect(settleRows(rows, rows[1]?.id ?? '')).toEqual({ rows, merged: null })
  })

  it('a row without a day stays when others merge', () => {
    const rows = toRows([{ days: [1], start: 540, end: 720 }, { days: [], start: 600, end: 660 }, { days: [1], start: 700, end: 800 }])
    expect(toWindows(settleRows(rows, rows[2]?.id ?? '').rows)).toEqual([{ days: [1], start: 540, end: 800 }, { days: [], start: 600, end: 660 }])
  })
})

describe('adding a window', () => {
  it.each<[string, WeekWindow[], WeekWindow]>([
    ['the first is the working week', [], office],
    ['starts an hour after the previous end', [{ days: [1, 2], start: 540, end: 720 }], { days: [1, 2], start: 780, end: 840 }],
    ['takes the days without hours once the evening is full', [{ days: [1, 2, 3, 4, 5], start: 540, end: 1410 }], { days: [6, 7], start: 540, end: 1020 }],
    ['follows no window into the next morning', [{ days: [5], start: 1320, end: 360 }], { days: [1, 2, 3, 4, 6, 7], start: 540, end: 1020 }],
    ['has no day where all are taken', [{ days: weekdays, start: 0, end: 1440 }], { days: [], start: 540, end: 1020 }],
  ])('%s', (_name, windows, added) => {
    expect(toWindows([addRow(toRows(windows))])).toEqual([added])
  })
})

it('rows keep their ids when the caller passes the same windows', () => {
  const rows = toRows([office, { days: [6], start: 540, end: 690 }])
  const again = toRows([{ days: [6], start: 540, end: 690 }, office], rows)
  expect(again.map(({ id }) => id)).toEqual([rows[1]?.id, rows[0]?.id])
})

it('a row limited by another restriction is exactly the time that both allow', () => {
  fc.assert(
    fc.property(window, fc.array(window, { maxLength: 4 }), (own, group) => {
      expect(weekSpans(reachedOf(own, group))).toEqual(unionSpans(intersectSpans(weekSpans([own]), weekSpans(group))))
    }),
  )
  const friday: WeekWindow = { days: [5], start: 1320, end: 360 }
  expect(reachedOf(friday, [{ days: [5, 6], start: 360, end: 1440 }])).toEqual([{ days: [5], start: 1320, end: 1440 }])
})
