import { expect, it } from 'vitest'
import { unionSpans } from './spans.ts'

it('a union has no empty span', () => {
  expect(unionSpans([{ start: 3, end: 3 }, { start: 5, end: 4 }, { start: 8, end: 9 }, { start: 6, end: 8 }])).toEqual([{ start: 6, end: 9 }])
})
