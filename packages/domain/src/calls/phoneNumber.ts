import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** The country of numbers without a country code. */
const homeCountry: CountryCode = 'US'

export interface PhoneNumber {
  /** The number in E.164 form: “+17135550100”. */
  e164: string
  /** The number as written in its own country: “(713) 555-0100”. */
  national: string
  /** The number for readers in any country: “+1 713 555 0100”. */
  international: string
  /** ISO 3166 code of the country; null if the number belongs to several. */
  country: string | null
}

/** Results are kept, because reading takes a tenth of a millisecond and a simulated call reads the same few numbers often. */
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

/** Writes a phone number: in national form for the home country, in international form for others. Any other text is returned unchanged. */
export function showPhoneNumber(text: string): string {
  const number = readPhoneNumber(text)
  if (!number) return text.trim()
  return number.e164.startsWith('+1') ? number.national : number.international
}
