import { expect, it } from 'vitest'
import { argTypesOf } from './argTypesOf.ts'
import { readProperties } from './readProperties.ts'

const found = readProperties()
const property = (component: string, name: string) => found[component]?.properties.find((candidate) => candidate.name === name)

it('reads the properties of every exported component, those of its own kind and those it takes over', () => {
  expect(Object.keys(found)).toEqual(expect.arrayContaining(['Button', 'PasswordField', 'InviteCard', 'DataTable']))
  expect(property('Button', 'disabledReason')).toMatchObject({ isRequired: false, control: 'text', description: expect.stringContaining('The button stays focusable') as string })
  expect(property('PasswordField', 'error')?.description).not.toBe('')
  expect(property('Button', 'aria-label')).toBeUndefined()
})

it('a union of texts offers its values, a function no control', () => {
  const argTypes = argTypesOf(found['Button']?.properties ?? [])
  expect(argTypes['variant']).toMatchObject({ control: { type: 'select' }, options: expect.arrayContaining(['primary', 'quiet']) as string[] })
  expect(argTypes['icon']).toMatchObject({ control: false, table: { type: { summary: 'IconComponent' } } })
})

it('a default is read where the component takes its properties apart, also of a property that another declares', () => {
  expect(property('Button', 'variant')?.fallback).toBe("'secondary'")
  expect(property('Badge', 'tone')?.fallback).toBe("'neutral'")
  expect(property('PasswordField', 'helpPlacement')?.fallback).toBe("'below'")
  expect(property('Button', 'isFullWidth')?.fallback).toBe('false')
  expect(property('Dialog', 'isOpen')?.fallback).toBeUndefined()
})

it('options stand in the order of their declaration', () => {
  expect(property('Button', 'size')?.options).toEqual(['compact', 'default', 'form', 'touch'])
})

it('every property says what it is', () => {
  const silent = Object.entries(found).flatMap(([component, { properties }]) => properties.filter(({ description }) => description === '').map(({ name }) => `${component}.${name}`))
  expect(silent, 'a comment above the property in the component’s props, as its page shows it').toEqual([])
})
