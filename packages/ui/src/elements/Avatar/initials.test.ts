import { expect, test } from 'vitest'
import { initials } from './initials.ts'

test.each([
  ['Dana Whitfield', 'DW'],
  ['Wm. J. Abernathy', 'WA'],
  ['Madonna', 'M'],
  ['Christopher Featherstonehaugh-Okonkwo III', 'CF'],
  ['Sammy Davis Jr.', 'SD'],
  ['Queen V', 'QV'],
  ['  alejandra   villaseñor-montgomery ', 'AV'],
  ['Élodie Ångström (PH-2)', 'ÉÅ'],
  ['', ''],
])('%j gives %j', (name, expected) => {
  expect(initials(name)).toBe(expected)
})
