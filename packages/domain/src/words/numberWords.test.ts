import { expect, test, vi } from 'vitest'
import { formatNumber, pluralOf } from './numberWords.ts'

test('numbers and plurals follow the locale', () => {
  expect(['en', 'de', 'es'].map((locale) => formatNumber(100_002, locale))).toEqual(['100,002', '100.002', '100.002'])
  expect([0, 1, 2].map((count) => pluralOf(count, 'en'))).toEqual(['other', 'one', 'other'])
  expect([1, 3, 5].map((count) => pluralOf(count, 'pl'))).toEqual(['one', 'few', 'many'])
})

test('many numbers reuse one format', () => {
  const NumberFormat = vi.spyOn(Intl, 'NumberFormat')
  for (let value = 0; value < 100; value += 1) formatNumber(value, 'pt')
  expect(NumberFormat).toHaveBeenCalledTimes(1)
  NumberFormat.mockRestore()
})
