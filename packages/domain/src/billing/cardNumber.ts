/** The position of a card number in a text, as offsets. It never contains the digits. */
export interface CardNumberPlace {
  start: number
  end: number
}

/**
 * Matches digits, alone or separated by single spaces or dashes, that touch no letter and are not decimals. A plus before them means a
 * phone number; `%B` begins a magnetic stripe.
 */
const digitRun = /(?:(?<![\p{L}\p{N}_+])(?<!\d[.,])|(?<=%B))\d(?:[ \u00a0\u2009\u202f-]?\d){12,}(?![\p{L}\p{N}_])/gu
const otherDigits = /[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g

/** The usual groups of digits in card numbers: groups of four, or those of American Express and Diners. */
const groupings = /^(?:\d{13,19}|4,4,4,[1-4]|4,4,4,4,[1-3]|4,6,[45])$/

/** First digits and lengths of the card numbers of each network. */
const networks = [
  /^4(?:\d{12}|\d{15}|\d{18})$/,
  /^(?:5[1-5]\d\d|222[1-9]|22[3-9]\d|2[3-6]\d\d|27[01]\d|2720)\d{12}$/,
  /^3[47]\d{13}$/,
  /^6(?:011|4[4-9]\d|5\d\d)\d{12,15}$/,
  /^3(?:0[0-5]|[689]\d)\d{11,16}$/,
  /^35(?:2[89]|[3-8]\d)\d{12,15}$/,
  /^62\d{14,17}$/,
  /^(?:5[0678]\d\d|6304|6759|676[1-3])\d{9,15}$/,
] as const

/**
 * Finds the first number of a payment card in a text, or null: 13–19 digits in the range of a network that pass the Luhn check. Phone
 * numbers, numbers of access cards, ids and times in milliseconds do not match, because their lengths, first digits or surrounding
 * characters differ.
 */
export function findCardNumber(text: string): CardNumberPlace | null {
  const plain = text.replace(otherDigits, (digit) => String(digit.charCodeAt(0) & 15))
  for (const run of plain.matchAll(digitRun)) {
    const groups = [...run[0].matchAll(/\d+/g)].map((group) => ({ digits: group[0], start: run.index + group.index }))
    const place = findInGroups(groups)
    if (place) return place
  }
  return null
}

interface Group {
  digits: string
  start: number
}

/** Tries every run of adjacent groups, because a date or a code may be next to the card number. */
function findInGroups(groups: readonly Group[]): CardNumberPlace | null {
  for (const [from, first] of groups.entries()) {
    for (let to = from + 1; to <= Math.min(groups.length, from + 5); to += 1) {
      const part = groups.slice(from, to)
      const last = part.at(-1) ?? first
      if (isCardNumber(part)) return { start: first.start, end: last.start + last.digits.length }
    }
  }
  return null
}

function isCardNumber(groups: readonly Group[]): boolean {
  const digits = groups.map((group) => group.digits).join('')
  const grouping = groups.length === 1 ? digits : groups.map((group) => group.digits.length).join(',')
  return groupings.test(grouping) && networks.some((network) => network.test(digits)) && passesLuhn(digits)
}

/** Whether the last digit is the check digit of ISO/IEC 7812. */
export function passesLuhn(digits: string): boolean {
  let sum = 0
  for (let index = 0; index < digits.length; index += 1) {
    const value = Number(digits[digits.length - 1 - index]) * (index % 2 === 0 ? 1 : 2)
    sum += value > 9 ? value - 9 : value
  }
  return sum % 10 === 0
}
