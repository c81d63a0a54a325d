import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** The country of a number that names none. */
const homeCountry: CountryCode = 'US'

export interface PhoneNumber {
  /** “+17135550100”. */
  e164: string
  /** How users of the number's own country write it: “(713) 555-0100”. */
  national: string
  /** How a number is written for readers in any country: “+1 713 555 0100”. */
  international: string
  /** ISO 3166 code, or null for a number of no single country. */
  country: string | null
}

/** Reading takes a tenth of a millisecond, and a simulated call asks for the same few numbers again and again. */
const read = new Map<string, PhoneNumber | null>()
const remembered = 500

/** Reads a phone number that can exist; null for every other text. A number without a country is North American. */
export function readPhoneNumber(text: string): PhoneNumber | null {
  const known = read.get(text)
  if (known !== undefined) return known
  if (read.size >= remembered) read.clear()
  const number = parse(text)
  read.set(text, number)
  return number
}

function parse(text: string): PhoneNumber | null {
  const number = parsePhoneNumberFromString(text.trim(), { defaultCountry: homeCountry, extract: false })
  if (!number?.isValid() || number.ext !== undefined) return null
  return { e164: number.number, national: number.formatNational(), international: number.formatInternational(), country: number.country ?? null }
}

/** A phone number as it is shown: national at home, international abroad, and any other text unchanged. */
export function showPhoneNumber(text: string): string {
  const number = readPhoneNumber(text)
  if (!number) return text.trim()
  return number.e164.startsWith('+1') ? number.national : number.international
}
