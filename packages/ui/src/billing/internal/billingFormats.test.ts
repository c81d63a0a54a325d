import { expect, test } from 'vitest'
import { createBillingFormats } from './billingFormats.ts'

const english = createBillingFormats()

test('cents are written as dollars in the language of the page', () => {
  expect(english.money(128_450)).toBe('$1,284.50')
  expect(english.money(-41_208)).toBe('-$412.08')
  expect(createBillingFormats({ locale: 'es-ES', currency: 'EUR' }).money(128_450)).toBe('1284,50\u00a0€')
})

test('a date is the same day in every time zone', () => {
  expect(english.date('2026-11-24')).toBe('Nov 24, 2026')
  expect(english.weekday('2026-11-24')).toBe('Tuesday, Nov 24')
  expect(english.monthDay('2026-11-24')).toBe('11/24')
})
