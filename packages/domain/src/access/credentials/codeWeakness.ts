import { isWeakCode } from './isWeakCode.ts'

/** Why a code is too easy to guess; null if it isn't. `houseNumber`: the code is the house number, even with zeros before or after it. */
export function codeWeakness(digits: string, address: string): 'pattern' | 'houseNumber' | null {
  const houseNumber = /\d+/.exec(address)?.[0]
  const core = digits.replace(/^0+|0+$/g, '')
  if (houseNumber !== undefined && core !== '' && core === houseNumber.replace(/^0+|0+$/g, '')) return 'houseNumber'
  return isWeakCode(digits) ? 'pattern' : null
}
