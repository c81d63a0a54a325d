import { expect, it } from 'vitest'
import { fromTimeValue, toTimeValue } from './timeValue.ts'

it('reads and writes time fields', () => {
  expect([toTimeValue(0), toTimeValue(575), toTimeValue(1440)]).toEqual(['00:00', '09:35', '00:00'])
  expect([fromTimeValue('09:35'), fromTimeValue('23:59:30'), fromTimeValue('9'), fromTimeValue('')]).toEqual([575, 1439, null, null])
})
