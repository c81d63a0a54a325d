import { expect, it } from 'vitest'
import { clocksDiffer, isSameDay, isTimeZone, plainFormat, zonedFormat, zoneName } from './zonedFormat.ts'

const now = Date.parse('2026-11-21T15:14:32Z')

it('the name of a zone is that at the instant, not in 1970', () => {
  expect(zoneName('en-US', 'America/Chicago', now)).toBe('Central Time')
  expect(zoneName('en-US', 'Europe/Istanbul', now)).not.toBe(zoneName('en-US', 'Europe/Istanbul', 0))
})

it('UTC replaces an unknown zone', () => {
  expect(zonedFormat('en-GB', 'Mars/Olympus', { hour: '2-digit', minute: '2-digit' }).format(now)).toBe('15:14')
  expect([isTimeZone('America/Chicago'), isTimeZone('UTC'), isTimeZone('Mars/Olympus'), isTimeZone('')]).toEqual([true, true, false, false])
})

it('days and clocks are compared in local time', () => {
  expect(isSameDay('America/Chicago', Date.parse('2026-11-21T06:00Z'), Date.parse('2026-11-22T05:59Z'))).toBe(true)
  expect(isSameDay('UTC', Date.parse('2026-11-21T06:00Z'), Date.parse('2026-11-22T05:59Z'))).toBe(false)
  expect(clocksDiffer('America/Chicago', 'America/Los_Angeles', now)).toBe(true)
  expect(clocksDiffer('America/Chicago', 'America/Mexico_City', now)).toBe(false)
  expect(clocksDiffer('America/Chicago', 'America/Mexico_City', Date.parse('2026-07-01T12:00:00Z'))).toBe(true)
})

it('a date is the same in every zone', () => {
  expect(plainFormat('en-US', { dateStyle: 'medium' }).format(Date.parse('2026-11-24'))).toBe('Nov 24, 2026')
})
