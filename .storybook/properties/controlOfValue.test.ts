import { createElement } from 'react'
import { expect, it } from 'vitest'
import { controlOfValue } from './controlOfValue.ts'

it('an element or a function has no control, plain data a tree, a text its own', () => {
  expect(controlOfValue(createElement('b'), 'text')).toBeUndefined()
  expect(controlOfValue([createElement('b')], 'text')).toBeUndefined()
  expect(controlOfValue({ onKeep: () => undefined }, undefined)).toBeUndefined()
  expect(controlOfValue({ href: '#app' }, undefined)).toBe('object')
  expect(controlOfValue('Users', 'text')).toBe('text')
  expect(controlOfValue(undefined, 'boolean')).toBe('boolean')
})

it('what would not fit on a page is not edited there', () => {
  expect(controlOfValue({ image: 'a'.repeat(2000) }, undefined)).toBeUndefined()
})
