import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { countPages, pageNumbers } from './pageNumbers.ts'

it.each([
  [1, 1, [1]],
  [2, 7, [1, 2, 3, 4, 5, 6, 7]],
  [2, 16, [1, 2, 3, 4, 5, 'gap', 16]],
  [9, 16, [1, 'gap', 8, 9, 10, 'gap', 16]],
  [15, 16, [1, 'gap', 12, 13, 14, 15, 16]],
])('at page %i of %i the listed pages are %j', (page, count, listed) => {
  expect(pageNumbers(page, count)).toEqual(listed)
})

it('the first, last and current page and those beside it are listed, and no gap hides only one page', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5000 }).chain((count) => fc.tuple(fc.integer({ min: 1, max: count }), fc.constant(count))), ([page, count]) => {
      const entries = pageNumbers(page, count)
      const pages = entries.filter((entry) => entry !== 'gap')
      for (const near of [1, page - 1, page, page + 1, count]) if (near >= 1 && near <= count) expect(pages).toContain(near)
      expect(entries.length).toBeLessThanOrEqual(7)
      entries.forEach((entry, index) => {
        const [before, after] = [entries[index - 1], entries[index + 1]]
        if (entry === 'gap') expect(Number(after) - Number(before)).toBeGreaterThan(2)
        else if (typeof before === 'number') expect(entry - before).toBe(1)
      })
    }),
  )
})

it('an empty list has one page, and a full page has no second', () => {
  expect([countPages(0, 20), countPages(20, 20), countPages(21, 20)]).toEqual([1, 1, 2])
})
