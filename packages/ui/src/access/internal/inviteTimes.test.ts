import { describe, expect, it } from 'vitest'
import { dateOf, isSameDay, lastMoment, longDateOf, timeOf, zoneName } from './inviteTimes.ts'

const houston = { locale: 'en-US', timeZone: 'America/Chicago' }
const now = Date.parse('2026-11-21T15:14:32Z')

describe('invite times', () => {
  it('are on the property\'s clocks', () => {
    expect(timeOf('2026-11-22T00:00:00Z', houston)).toMatch(/^6:00\sPM$/)
    expect(longDateOf('2026-11-22T00:00:00Z', houston)).toBe('Saturday, November 21, 2026')
    expect(zoneName(now, houston)).toBe('Central Time')
  })
  it('count an end at midnight to the day before', () => {
    expect(dateOf(lastMoment('2027-03-13T06:00:00Z'), houston)).toBe('March 12, 2027')
    expect(isSameDay('2026-11-21T14:00:00Z', lastMoment('2026-11-22T06:00:00Z'), houston)).toBe(true)
  })
  it('fall back to UTC for an unknown zone and show its name', () => {
    expect(timeOf('2026-11-22T00:30:00Z', { locale: 'en-US', timeZone: 'Mars/Olympus' })).toMatch(/^12:30\sAM$/)
    expect(zoneName(now, { locale: 'en-US', timeZone: 'Mars/Olympus' })).toMatch(/UTC|GMT|Coordinated/)
  })
})
