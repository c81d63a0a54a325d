import { mergeWindows, normalizeRestriction, unrestricted } from '@portal/domain'
import { anyRestriction, anyWindow } from '@portal/domain/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toRestriction, toRestrictionRecord } from './restriction.ts'

describe('§3 Access restriction', () => {
  it('§3 the legacy fields are read where no windows are sent', () => {
    const record = {
      LimitEntryExpirationStartDate: '2026-11-21', StartTime: '08:30', EndDate: '2027-03-12', EndTime: null, LimitEntryUses: 30,
      LimitEntryStartTime: '22:00', LimitEntryEndTime: '06:00', LimitUseToSaturday: false, LimitUseToSunday: false,
    }
    expect(toRestriction(record)).toEqual({
      windows: [{ days: [1, 2, 3, 4, 5], start: 1320, end: 360 }],
      validFrom: { date: '2026-11-21', minute: 510 },
      validUntil: { date: '2027-03-12', minute: 1440 },
      usesAllowed: 30, usesLeft: null, usesPerDay: {}, exceptions: [],
    })
  })

  it('§3 an empty record restricts nothing, a week without a day allows nothing', () => {
    expect(toRestriction({})).toEqual(unrestricted)
    expect(toRestriction(toRestrictionRecord(unrestricted))).toEqual(unrestricted)
    const { Windows, ...noDay } = toRestrictionRecord({ ...unrestricted, windows: [] })
    expect([Windows, toRestriction(noDay).windows]).toEqual([[], []])
  })

  it('§3 days without times are whole days; a single time lasts to the start or end of the day', () => {
    const weekend = { LimitUseToMonday: false, LimitUseToTuesday: false, LimitUseToWednesday: false, LimitUseToThursday: false, LimitUseToFriday: false }
    expect(toRestriction(weekend).windows).toEqual([{ days: [6, 7], start: 0, end: 1440 }])
    expect(toRestriction({ ...weekend, LimitEntryStartTime: '9:15:00' }).windows).toEqual([{ days: [6, 7], start: 555, end: 1440 }])
  })

  it('§3 two windows a day need our own field, because the legacy fields name only the days', () => {
    const record = toRestrictionRecord({ ...unrestricted, windows: [{ days: [1], start: 480, end: 720 }, { days: [1, 3], start: 780, end: 1080 }] })
    expect(record).toMatchObject({ LimitEntryStartTime: null, LimitEntryEndTime: null, LimitUseToMonday: true, LimitUseToTuesday: false, LimitUseToWednesday: true })
  })

  it('a restriction is unchanged after writing and reading', () => {
    fc.assert(fc.property(anyRestriction, (restriction) => {
      const sent = JSON.parse(JSON.stringify(toRestrictionRecord(restriction))) as ReturnType<typeof toRestrictionRecord>
      expect(toRestriction(sent)).toEqual(restriction)
    }))
  })

  it('a restriction has the same meaning in the legacy fields if they can express it', () => {
    fc.assert(fc.property(fc.array(anyWindow, { maxLength: 2 }), (windows) => {
      fc.pre(mergeWindows(windows).length <= 1)
      const restriction = { ...unrestricted, windows }
      const { Windows: _, ...legacy } = toRestrictionRecord(restriction)
      expect(normalizeRestriction(toRestriction(legacy))).toEqual(normalizeRestriction(restriction))
    }))
  })
})
