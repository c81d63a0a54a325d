import { unrestricted } from '@portal/domain'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { draftOf } from './draftOf.ts'

const form = { name: 'Pool', count: 3, isActive: true, ports: ['a'], until: null, restriction: { ...unrestricted, usesPerDay: { 1: 2 }, closedOnHolidays: true } }
const written = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

it('a stored draft is read back unchanged, also with emptied and optional values', () => {
  const typed = { ...form, name: '', count: Number.NaN, until: '2026-12-01', ports: [], restriction: unrestricted }
  expect(draftOf(form, written(form))).toEqual(form)
  expect(draftOf(form, written(typed))).toEqual(written(typed))
})

it('a stored value with another shape is ignored', () => {
  expect([undefined, null, 3, 'text', [], {}].map((stored) => draftOf(form, stored))).toEqual(Array(6).fill(null))
  const wrong = { name: [5, undefined, {}], count: ['3', {}], isActive: ['yes', 1], ports: [{}, 'a', undefined], restriction: [{}, [], 'none', undefined] }
  fc.assert(
    fc.property(fc.constantFrom(...(Object.keys(wrong) as (keyof typeof wrong)[])), fc.nat(3), (field, at) => {
      const value = wrong[field][at % wrong[field].length]
      expect(draftOf({ form, version: 1 }, { form: { ...form, [field]: value }, version: 1 })).toBeNull()
    }),
  )
})
