import { expect, it } from 'vitest'
import { gateOutcome, GateReason } from './gateReasons.ts'

it('exactly one reason opens a door', () => {
  expect(Object.values(GateReason).filter((reason) => gateOutcome(reason) === 'open')).toEqual(['opened'])
})
