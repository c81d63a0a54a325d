import { expect, it } from 'vitest'
import { zoneShift } from './zoneShift.ts'

const november = Date.parse('2026-11-21T16:00:00Z')
const march = Date.parse('2026-03-20T16:00:00Z')

it.each([
  ['America/Chicago', 'America/Los_Angeles', november, -120],
  ['America/Chicago', 'America/Chicago', november, 0],
  ['America/Chicago', 'Asia/Kolkata', november, 690],
  // On this date the United States have already changed their clocks, Spain has not.
  ['America/Chicago', 'Europe/Madrid', november, 420],
  ['America/Chicago', 'Europe/Madrid', march, 360],
  ['America/Chicago', 'Nowhere/Land', november, 0],
])('the difference of the clocks from %s to %s is right', (property, viewer, at, minutes) => {
  expect(zoneShift(at, property, viewer)).toBe(minutes)
})
