import { type WiegandCredential, type WiegandFormat, wiegandLayouts } from './wiegand.ts'

export type WiegandProblem =
  | 'facilityCodeMissing'
  | 'facilityCodeNotUsed'
  | 'facilityCodeZero'
  | 'facilityCodeOutOfRange'
  | 'cardNumberZero'
  | 'cardNumberOutOfRange'

/** The reasons why a card can't be assigned to a user; empty if it can. Zero is refused, because no card in use has it. */
export function checkWiegandCredential(format: WiegandFormat, credential: WiegandCredential): WiegandProblem[] {
  const problems: WiegandProblem[] = []
  const { facility, card } = wiegandLayouts[format]
  const { facilityCode, cardNumber } = credential
  const hasFacility = facilityCode !== null && facilityCode !== undefined
  if (facility === null && hasFacility) problems.push('facilityCodeNotUsed')
  if (facility !== null && !hasFacility) problems.push('facilityCodeMissing')
  if (facility !== null && hasFacility) {
    if (!fits(facilityCode, facility.length)) problems.push('facilityCodeOutOfRange')
    else if (isZero(facilityCode)) problems.push('facilityCodeZero')
  }
  if (!fits(cardNumber, card.length)) problems.push('cardNumberOutOfRange')
  else if (isZero(cardNumber)) problems.push('cardNumberZero')
  return problems
}

function fits(value: number | bigint, length: number): boolean {
  const isInteger = typeof value === 'bigint' || Number.isInteger(value)
  return isInteger && value >= 0 && value < 2 ** length
}

function isZero(value: number | bigint): boolean {
  return BigInt(value) === 0n
}
