import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hasWebAccess } from './webAccess.ts'

const instants = fc.integer({ min: 0, max: 4_000_000_000_000 })

test('§3 web access without an end lasts, and without the flag there is none', () => {
  fc.assert(
    fc.property(fc.option(instants), instants, (until, now) => {
      expect(hasWebAccess({ isEnabled: true, until: null }, now)).toBe(true)
      expect(hasWebAccess({ isEnabled: false, until }, now)).toBe(false)
    }),
  )
})

test('§3 web access ends at its end, not a millisecond later, and does not come back', () => {
  fc.assert(
    fc.property(instants, fc.nat(), (until, later) => {
      expect(hasWebAccess({ isEnabled: true, until }, until - 1)).toBe(true)
      expect(hasWebAccess({ isEnabled: true, until }, until + later)).toBe(false)
    }),
  )
})
