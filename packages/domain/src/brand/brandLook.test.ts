import { expect, test } from 'vitest'
import { brandVariables, shownLogo } from './brandLook.ts'

test('a color becomes the variables of both themes, and an invalid color becomes none', () => {
  expect(Object.fromEntries(brandVariables({ accent: '#2f6b3a' }))).toMatchObject({ '--portal-brand-accent': '#2f6b3a', '--portal-brand-on-accent': '#ffffff', '--portal-brand-accent-dark': '#3b7446' })
  expect(brandVariables({ accent: 'url(x)' })).toEqual([])
})

test.each([
  ['data:image/png;base64,AA==', true], ['/logo.svg', true], ['//tracker.example/logo.svg', false], ['https://tracker.example/logo.svg', false], ['data:text/html,x', false], [null, false],
])('whether the logo %j is shown: %s', (logo, isShown) => {
  expect(shownLogo({ logo })).toBe(isShown ? logo : null)
})
