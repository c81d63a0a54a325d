import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hasWebAccess } from './webAccess.ts'

const instants = fc.integer({ min: 0, max: 4_000_000_000_000 })

test('§3 web access without an end date lasts, and a user without the flag has none', () => {
  fc.assert(
    fc.property(fc.option(instants), instants, (until, now) => {
      expect(hasWebAccess({ isEnabled: true, until: null }, now)).toBe(true)
      expect(hasWebAccess({ isEnabled: false, until }, now)).toBe(false)
    }),
  )
})

test('§3 web access ends exactly at its end date and does not return', () => {
  fc.assert(
    fc.property(instants, fc.nat(), (until, later) => {
      expect(hasWebAccess({ isEnabled: true, until }, until - 1)).toBe(true)
      expect(hasWebAccess({ isEnabled: true, until }, until + later)).toBe(false)
    }),
  )
})
