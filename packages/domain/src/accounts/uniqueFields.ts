import { limits } from '../limits.ts'
import { countCharacters } from '../textInput/countCharacters.ts'

export interface UniqueField {
  name: UniqueFieldName
  /** The scope in which the value must be unique. */
  within: 'product' | 'account' | 'location'
  /**
   * How two values are compared. `text`: as typed. `caseless`: in any letter case. `phone`: by the dialed number. `card`: by format,
   * facility code and card number together, a range by any card in it, and other codes as typed.
   */
  comparedAs: 'text' | 'caseless' | 'phone' | 'card'
}

export type UniqueFieldName =
  | 'clientPhone' | 'clientEmail' | 'clientUsername' | 'accessCode' | 'accessPhone' | 'accessPhoneCode' | 'accessCodeAtLocation'
  | 'wiegandCode' | 'groupName' | 'groupCode' | 'presetTemplateName' | 'directoryPin' | 'callGroupName'

/**
 * The thirteen uniqueness checks, in the order of spec §5. The specification gives only the scope of the directory PIN; the others are
 * assumed. `accessCodeAtLocation` asks about one location, but a code must be unique in the whole account.
 */
export const uniqueFields: readonly UniqueField[] = [
  { name: 'clientPhone', within: 'account', comparedAs: 'phone' },
  { name: 'clientEmail', within: 'account', comparedAs: 'caseless' },
  { name: 'clientUsername', within: 'product', comparedAs: 'caseless' },
  { name: 'accessCode', within: 'account', comparedAs: 'text' },
  { name: 'accessPhone', within: 'account', comparedAs: 'phone' },
  { name: 'accessPhoneCode', within: 'account', comparedAs: 'text' },
  { name: 'accessCodeAtLocation', within: 'location', comparedAs: 'card' },
  { name: 'wiegandCode', within: 'account', comparedAs: 'card' },
  { name: 'groupName', within: 'account', comparedAs: 'caseless' },
  { name: 'groupCode', within: 'account', comparedAs: 'caseless' },
  { name: 'presetTemplateName', within: 'account', comparedAs: 'caseless' },
  { name: 'directoryPin', within: 'account', comparedAs: 'text' },
  { name: 'callGroupName', within: 'account', comparedAs: 'caseless' },
]

/**
 * Converts a value to the form in which it is compared, so that outer spaces, letter case and separators of a phone number make no
 * difference.
 */
export function comparedValue(field: UniqueFieldName, value: string): string {
  const text = value.trim().normalize('NFC')
  const comparedAs = uniqueFields.find(({ name }) => name === field)?.comparedAs
  if (comparedAs === 'caseless') return text.toLowerCase()
  return comparedAs === 'phone' ? dialledNumber(text) : text
}

/**
 * The number that a phone dials: `+` and digits if the country is known. Ten digits, and eleven that begin with 1, are North American. Any
 * other number without `+` is returned as its digits.
 */
export function dialledNumber(text: string): string {
  const digits = text.replaceAll(/[^0-9]/g, '')
  if (text.trim().startsWith('+')) return `+${digits}`
  if (digits.length === 10) return `+1${digits}`
  return digits.length === 11 && digits.startsWith('1') ? `+${digits}` : digits
}

/** The reasons why a text isn't a directory PIN (spec §5: at most 5 digits); empty if it is one. */
export function checkDirectoryPin(value: string): ('empty' | 'notDigits' | 'tooLong')[] {
  const text = value.trim()
  if (text === '') return ['empty']
  if (!/^[0-9]+$/.test(text)) return ['notDigits']
  return text.length > limits.directoryPin.maxDigits ? ['tooLong'] : []
}

/** The reasons why a text isn't a name of a call group (spec §5: 5 to 15 characters); empty if it is one. */
export function checkCallGroupName(value: string): ('tooShort' | 'tooLong')[] {
  const length = countCharacters(value.trim())
  if (length < limits.callGroupName.minLength) return ['tooShort']
  return length > limits.callGroupName.maxLength ? ['tooLong'] : []
}
