import { expect, it } from 'vitest'
import { gateOutcome, GateReason } from './gateReasons.ts'

it('a gate opens for one reason only', () => {
  expect(Object.values(GateReason).filter((reason) => gateOutcome(reason) === 'open')).toEqual(['opened'])
})
