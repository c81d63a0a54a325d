import { expect, test } from 'vitest'
import { sayDuration } from './sayMoment.ts'

const hour = 3_600_000

test.each([
  [10 * 60_000, '10 minutes', '10 minutos'], [hour, '1 hour', '1 hora'], [24 * hour, '24 hours', '24 horas'], [25 * hour, '25 hours', '25 horas'],
  [7 * 24 * hour, '7 days', '7 días'],
])('%i milliseconds are written as %s', (milliseconds, english, spanish) => {
  expect([sayDuration(milliseconds), sayDuration(milliseconds, 'es')]).toEqual([english, spanish])
})
