/** The Federal Reserve district in which a bank has its account; `government` and `travelersCheques` are not banks that customers use. */
export const bankRegions = [
  'government', 'Boston', 'New York', 'Philadelphia', 'Cleveland', 'Richmond', 'Atlanta', 'Chicago', 'St. Louis', 'Minneapolis',
  'Kansas City', 'Dallas', 'San Francisco', 'travelersCheques',
] as const
export type BankRegion = (typeof bankRegions)[number]

/**
 * Why a routing number is refused. `checksum`: one digit is wrong, or two are swapped. `prefix`: no bank's number begins with these digits.
 */
export type RoutingNumberProblem = 'empty' | 'notDigits' | 'length' | 'prefix' | 'checksum'

export type RoutingNumberReading = { problem: RoutingNumberProblem; region: null } | { problem: null; region: BankRegion }

const weights = [3, 7, 1]
const districts = bankRegions.slice(1, 13)

/**
 * Reads a US routing (ABA) number: nine digits, with a 3-7-1 weighted sum divisible by ten and the first two digits 00–12, 21–32, 61–72 or
 * 80. Outer spaces are ignored.
 */
export function readRoutingNumber(text: string): RoutingNumberReading {
  const digits = text.trim()
  if (digits === '') return refuse('empty')
  if (!/^\d+$/.test(digits)) return refuse('notDigits')
  if (digits.length !== 9) return refuse('length')
  // Nine zeros have a correct sum, but no bank has that number.
  if (digits === '000000000') return refuse('prefix')
  const region = regionOf(Number(digits.slice(0, 2)))
  if (region === null) return refuse('prefix')
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (weights[index % 3] ?? 0), 0)
  return sum % 10 === 0 ? { problem: null, region } : refuse('checksum')
}

/** The region of a prefix. Prefixes 21–32 are savings banks, and 61–72 electronic numbers, of the same twelve districts. */
function regionOf(prefix: number): BankRegion | null {
  if (prefix === 0) return 'government'
  if (prefix === 80) return 'travelersCheques'
  const base = [0, 20, 60].find((start) => prefix > start && prefix <= start + 12)
  return base === undefined ? null : (districts[prefix - base - 1] ?? null)
}

function refuse(problem: RoutingNumberProblem): RoutingNumberReading {
  return { problem, region: null }
}
