import { expect, test } from 'vitest'
import { timeZoneLines } from './inviteCalendar.ts'

const houston = 'America/Chicago'
const starts = (lines: string[]) => lines.filter((line) => line.startsWith('DTSTART'))

test('the file has every clock change in the period', () => {
  expect(timeZoneLines(houston, Date.parse('2026-10-01T05:00Z'), Date.parse('2027-04-01T05:00Z'))).toEqual([
    'BEGIN:VTIMEZONE', 'TZID:America/Chicago',
    'BEGIN:DAYLIGHT', 'DTSTART:20260930T000000', 'TZOFFSETFROM:-0500', 'TZOFFSETTO:-0500', 'END:DAYLIGHT',
    'BEGIN:STANDARD', 'DTSTART:20261101T020000', 'TZOFFSETFROM:-0500', 'TZOFFSETTO:-0600', 'END:STANDARD',
    'BEGIN:DAYLIGHT', 'DTSTART:20270314T020000', 'TZOFFSETFROM:-0600', 'TZOFFSETTO:-0500', 'END:DAYLIGHT',
    'END:VTIMEZONE',
  ])
})

test('a zone without clock changes has one entry', () => {
  expect(starts(timeZoneLines('Asia/Kolkata', Date.parse('2026-10-01T00:00Z'), Infinity))).toEqual(['DTSTART:20260930T000000'])
})

test('a far end, or no end, writes ten years of clock changes', () => {
  const from = Date.parse('2026-10-01T05:00Z')
  const tenYears = starts(timeZoneLines(houston, from, Date.parse('9999-12-31T00:00Z')))
  expect(tenYears).toHaveLength(21)
  expect(starts(timeZoneLines(houston, from, Infinity))).toEqual(tenYears)
})
