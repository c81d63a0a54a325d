import { expect, it } from 'vitest'
import { argTypesOf } from './argTypesOf.ts'
import { readProperties } from './readProperties.ts'

const found = readProperties()
const property = (component: string, name: string) => found[component]?.properties.find((candidate) => candidate.name === name)

it('own and inherited properties of every exported component are read', () => {
  expect(Object.keys(found)).toEqual(expect.arrayContaining(['Button', 'PasswordField', 'InviteCard', 'DataTable']))
  expect(property('Button', 'disabledReason')).toMatchObject({ isRequired: false, control: 'text', description: expect.stringContaining('The button stays focusable') as string })
  expect(property('PasswordField', 'error')?.description).not.toBe('')
  expect(property('Button', 'aria-label')).toBeUndefined()
})

it('a union of strings offers its values, a function has no control', () => {
  const argTypes = argTypesOf(found['Button']?.properties ?? [])
  expect(argTypes['variant']).toMatchObject({ control: { type: 'select' }, options: expect.arrayContaining(['primary', 'quiet']) as string[] })
  expect(argTypes['icon']).toMatchObject({ control: false, table: { type: { summary: 'IconComponent' } } })
})

it('defaults are read from the component’s destructuring, also for inherited properties', () => {
  expect(property('Button', 'variant')?.fallback).toBe("'secondary'")
  expect(property('Badge', 'tone')?.fallback).toBe("'neutral'")
  expect(property('PasswordField', 'helpPlacement')?.fallback).toBe("'below'")
  expect(property('Button', 'isFullWidth')?.fallback).toBe('false')
  expect(property('Dialog', 'isOpen')?.fallback).toBeUndefined()
})

it('options are in the order of their declaration', () => {
  expect(property('Button', 'size')?.options).toEqual(['compact', 'default', 'form', 'touch'])
})

it('every property has a description', () => {
  const silent = Object.entries(found).flatMap(([component, { properties }]) => properties.filter(({ description }) => description === '').map(({ name }) => `${component}.${name}`))
  expect(silent, 'a comment above the property in the component’s props, as its page shows it').toEqual([])
})
