import { createElement } from 'react'
import { expect, it } from 'vitest'
import { controlOfValue } from './controlOfValue.ts'

it('elements and functions have no control, plain data has a tree, a string a text field', () => {
  expect(controlOfValue(createElement('b'), 'text')).toBeUndefined()
  expect(controlOfValue([createElement('b')], 'text')).toBeUndefined()
  expect(controlOfValue({ onKeep: () => undefined }, undefined)).toBeUndefined()
  expect(controlOfValue({ href: '#app' }, undefined)).toBe('object')
  expect(controlOfValue('Users', 'text')).toBe('text')
  expect(controlOfValue(undefined, 'boolean')).toBe('boolean')
})

it('large values cannot be edited', () => {
  expect(controlOfValue({ image: 'a'.repeat(2000) }, undefined)).toBeUndefined()
})
