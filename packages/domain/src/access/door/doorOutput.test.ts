import { expect, it } from 'vitest'
import { DoorOutputMode } from '../credentials/accessCodes.ts'
import { doorOutput, holdChange, secondPresentation } from './doorOutput.ts'

const { MomentaryOpen, HoldOpen, Both } = DoorOutputMode

it.each([
  [HoldOpen, MomentaryOpen, MomentaryOpen], [Both, MomentaryOpen, MomentaryOpen], [MomentaryOpen, HoldOpen, MomentaryOpen],
  [Both, HoldOpen, HoldOpen], [HoldOpen, Both, HoldOpen], [Both, Both, Both], [MomentaryOpen, Both, MomentaryOpen],
])('a code of mode %i of a user limited to mode %i acts as mode %i', (code, person, output) => {
  expect(doorOutput(code, person)).toBe(output)
})

it('a hold-open code holds the door open at once, a code of mode Both when it is presented again, and either ends the hold', () => {
  const closed = { isHeld: false, sinceSameCode: null }
  expect([MomentaryOpen, HoldOpen, Both].map((mode) => holdChange(mode, closed))).toEqual([null, 'held', null])
  expect(holdChange(Both, { isHeld: false, sinceSameCode: secondPresentation })).toBe('held')
  expect(holdChange(Both, { isHeld: false, sinceSameCode: secondPresentation + 1 })).toBeNull()
  expect([MomentaryOpen, HoldOpen, Both].map((mode) => holdChange(mode, { isHeld: true, sinceSameCode: null }))).toEqual([null, 'released', 'released'])
})
