import { expect, it } from 'vitest'
import { firstOfMonth } from './localDate.ts'

it('firstOfMonth gives the first day of a month before or after, also across years', () => {
  expect([firstOfMonth('2026-11-21'), firstOfMonth('2026-11-21', 2), firstOfMonth('2026-01-31', -1), firstOfMonth('2026-01-31', 1)]).toEqual(['2026-11-01', '2027-01-01', '2025-12-01', '2026-02-01'])
})
