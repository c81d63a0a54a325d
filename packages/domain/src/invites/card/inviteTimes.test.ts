import { describe, expect, it } from 'vitest'
import { dateOf, isSameDay, longDateOf, shownEnd, timeOf, zoneName } from './inviteTimes.ts'

const houston = { locale: 'en-US', timeZone: 'America/Chicago' }
const now = Date.parse('2026-11-21T15:14:32Z')

describe('invite times', () => {
  it('times are in the property\'s time zone', () => {
    expect(timeOf('2026-11-22T00:00:00Z', houston)).toMatch(/^6:00\sPM$/)
    expect(longDateOf('2026-11-22T00:00:00Z', houston)).toBe('Saturday, November 21, 2026')
    expect(zoneName(now, houston)).toBe('Central Time')
  })
  it('an end at midnight belongs to the day before', () => {
    expect(dateOf(shownEnd('2027-03-13T06:00:00Z', houston), houston)).toBe('March 12, 2027')
    expect(isSameDay('2026-11-21T14:00:00Z', shownEnd('2026-11-22T06:00:00Z', houston), houston)).toBe(true)
  })
  it('an end at midnight is shown as the last minute of its day, and other ends unchanged', () => {
    const said = (end: string) => timeOf(shownEnd(end, houston), houston)
    expect(said('2026-11-22T06:00:00Z')).toMatch(/^11:59\sPM$/)
    expect(said('2026-11-21T23:00:00Z')).toMatch(/^5:00\sPM$/)
    expect(shownEnd('2026-11-22T00:00:00Z', { locale: 'en-US', timeZone: 'Mars/Olympus' })).toBe(Date.parse('2026-11-22T00:00:00Z') - 1)
  })
  it('times of an unknown zone are in UTC and say so', () => {
    expect(timeOf('2026-11-22T00:30:00Z', { locale: 'en-US', timeZone: 'Mars/Olympus' })).toMatch(/^12:30\sAM$/)
    expect(zoneName(now, { locale: 'en-US', timeZone: 'Mars/Olympus' })).toMatch(/UTC|GMT|Coordinated/)
  })
})
