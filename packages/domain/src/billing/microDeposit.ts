/** A value from a bank statement: a code, or one or two amounts in cents. */
export type MicroDepositReading = { kind: 'code'; code: string } | { kind: 'amounts'; cents: readonly [number] | readonly [number, number] }

/** Matches an amount as bank statements print it: less than a dollar, with two decimals. */
const statementAmount = /(?<![\d.,])\$?0?[.,](\d\d)(?![\d.,]*\d)/g
const twoAmounts = /^([1-9]\d?)\s?¢?(?:,?\s+|\s*[;&+]\s*)([1-9]\d?)\s?¢?$/
const codeWord = /(?<![A-Z0-9])SM[A-Z0-9]{4}(?![A-Z0-9])/g

/**
 * Reads a typed or pasted value from a bank statement: `sm11aa`, `11AA`, `ACH CREDIT SM11AA ACCTVERIFY`, `32`, `0.32`, a line with two
 * amounts. Null if the text is ambiguous or has no meaning, such as `0.3`, `32.00`, `$32` or a line with two codes.
 */
export function parseMicroDeposit(text: string): MicroDepositReading | null {
  const code = parseDescriptorCode(text)
  if (code !== null) return { kind: 'code', code }
  const single = parseDepositCents(text)
  if (single !== null) return { kind: 'amounts', cents: [single] }
  const two = twoAmounts.exec(text.trim())
  if (two) return { kind: 'amounts', cents: [Number(two[1]), Number(two[2])] }
  const found = [...text.matchAll(statementAmount)].map(([, digits]) => Number(digits)).filter((amount) => amount > 0)
  const [first, second, ...more] = found
  if (first === undefined || more.length > 0) return null
  return { kind: 'amounts', cents: second === undefined ? [first] : [first, second] }
}

/** Reads a code and returns it as `SM` and four characters, or null. The last four characters alone are enough. */
export function parseDescriptorCode(text: string): string | null {
  const upper = text.trim().toUpperCase()
  // Four characters that begin with SM are an incomplete code, not the end of one.
  if (/^(?!SM)[A-Z0-9]{4}$/.test(upper)) return `SM${upper}`
  const found = [...new Set(upper.match(codeWord))]
  // Words such as SMITHS look like a code, so one with a digit is preferred.
  const sure = found.length === 1 ? found : found.filter((word) => /\d/.test(word))
  return sure.length === 1 ? (sure[0] ?? null) : null
}

/** Reads one amount as whole cents, 1 to 99: `32`, `32¢`, `0.32`, `.32`, `$0.32`, `0,32`. Null if dollars and cents could be confused. */
export function parseDepositCents(text: string): number | null {
  const plain = text.trim()
  const [, cents] = /^([1-9]\d?)\s?¢?$/.exec(plain) ?? /^\$?\s?0?[.,](\d\d)$/.exec(plain) ?? []
  const amount = Number(cents)
  return amount > 0 ? amount : null
}
