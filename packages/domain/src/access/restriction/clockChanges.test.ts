import { describe, expect, it } from 'vitest'
import { weekdays } from '../../time/weekdays.ts'
import { clockChanges } from './clockChanges.ts'
import type { WeekWindow } from './restriction.ts'

const changes = (timeZone: string, ...windows: WeekWindow[]) =>
  clockChanges({ windows }, timeZone, '2026-01-01').map(({ kind, date, from, until, windowIndex, minutes, isWhole }) =>
    `${kind} ${date} ${from}-${until}, ${minutes} of window ${windowIndex}${isWhole ? ', all of it' : ''}`)
const night: WeekWindow = { days: [6, 7], start: 1320, end: 360 }
const atTwo: WeekWindow = { days: [7], start: 120, end: 180 }

describe('clockChanges', () => {
  it('clock changes in the United States are found', () => {
    expect(changes('America/Chicago', night)).toEqual(['skipped 2026-03-08 120-180, 60 of window 0', 'doubled 2026-11-01 60-120, 60 of window 0'])
    expect(changes('America/Chicago', { days: [7], start: 480, end: 600 }, atTwo)).toEqual(['skipped 2026-03-08 120-180, 60 of window 1, all of it'])
  })

  it('clock changes in Europe are found', () => {
    expect(changes('Europe/Berlin', atTwo)).toEqual(['skipped 2026-03-29 120-180, 60 of window 0, all of it', 'doubled 2026-10-25 120-180, 60 of window 0, all of it'])
  })

  it('clock changes of half an hour, at midnight and across midnight are found', () => {
    const always: WeekWindow = { days: weekdays, start: 0, end: 1440 }
    expect(changes('Australia/Lord_Howe', always)).toEqual(['doubled 2026-04-05 90-120, 30 of window 0', 'skipped 2026-10-04 120-150, 30 of window 0'])
    const acrossMidnight = clockChanges({ windows: [always] }, 'America/St_Johns', '2010-06-01').map(({ kind, date, from, until }) => `${kind} ${date} ${from}-${until}`)
    expect(acrossMidnight).toEqual(['doubled 2010-11-06 1381-1440', 'doubled 2010-11-07 0-1', 'skipped 2011-03-13 1-61'])
    expect(changes('America/Santiago', always)).toEqual(['doubled 2026-04-04 1380-1440, 60 of window 0', 'skipped 2026-09-06 0-60, 60 of window 0'])
  })

  it('none is found if the clock never changes, changes at other times, or there are no hours', () => {
    expect(changes('Asia/Kolkata', atTwo)).toEqual([])
    expect(changes('America/Chicago', { days: [1, 2, 3, 4, 5], start: 0, end: 1440 })).toEqual([])
    expect(clockChanges({ windows: null }, 'America/Chicago', '2026-01-01')).toEqual([])
    expect(clockChanges({ windows: [atTwo] }, 'America/Chicago', 'soon')).toEqual([])
  })

  it('the search covers one year from the given date', () => {
    expect(clockChanges({ windows: [atTwo] }, 'America/Chicago', '2026-03-09').map(({ date }) => date)).toEqual([])
    expect(clockChanges({ windows: [atTwo] }, 'America/Chicago', '2026-03-15').map(({ date }) => date)).toEqual(['2027-03-14'])
  })
})
