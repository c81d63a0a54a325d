import { createI18n } from '@nanostores/i18n'
import { atom } from 'nanostores'
import { expect, it } from 'vitest'
import type { Locale } from './catalogue.ts'
import { count } from './count.ts'

const texts = createI18n(atom<Locale>('en'), { get: () => Promise.resolve({}) })('list', {
  people: count({ one: '{count} person of {count}', other: '{count} people' }),
})

it('chooses the form and writes the number as the language does', () => {
  const { people } = texts.get()
  expect(people(1)).toBe('1 person of 1')
  expect(people(0)).toBe('0 people')
  expect(people(100_002)).toBe('100,002 people')
})
