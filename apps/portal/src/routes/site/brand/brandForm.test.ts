import { expect, test } from 'vitest'
import { brandKind } from './route.tsx'

const base = { Name: 'Oakline', Accent: '#2f6b3a', Logo: '/logo.svg' }

test('only changed fields are sent, so that an older kind of logo is kept', () => {
  expect(brandKind.toPayload({ version: 3, base, values: { ...base, Name: ' Oakline House ' } })).toEqual({ Version: 3, Name: 'Oakline House' })
  expect(brandKind.toPayload({ version: 3, base, values: { ...base, Accent: '#A13D2D', Logo: null } })).toEqual({ Version: 3, Accent: '#a13d2d', Logo: null })
})

test.each([
  [{ ...base, Name: ' ' }, { Name: 'nameMissing' }],
  [{ ...base, Accent: '' }, { Accent: 'colorMissing' }],
  [{ ...base, Accent: '#12' }, { Accent: 'colorWrong' }],
  [{ ...base, Logo: null }, {}],
])('the brand %j has the problems %j', (values, problems) => {
  expect(brandKind.check(values)).toEqual(problems)
})
