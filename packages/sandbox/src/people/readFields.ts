import { checkDirectoryPin, isEmailAddress, isTimeZone } from '@portal/domain'
import { invalid } from '../Refusal.ts'

/** Reads an e-mail address, which may be empty. */
export function readEmail(field: string, text: string): string {
  const email = text.trim()
  if (email !== '' && !isEmailAddress(email)) throw invalid(field, 'This is not an e-mail address.')
  return email
}

/** Reads a directory PIN: digits, at most 5 (specification §5); it may be empty. */
export function readDirectoryPin(field: string, text: string): string {
  if (text.trim() !== '' && checkDirectoryPin(text).length > 0) throw invalid(field, 'A directory PIN has at most 5 digits, and nothing else.')
  return text.trim()
}

/** Reads a telephone number: 7 to 15 digits with the usual signs between them; it may be empty. */
export function readPhone(field: string, text: string): string {
  const phone = text.trim()
  const digits = phone.replace(/\D/g, '').length
  if (phone !== '' && (!/^\+?[\d\s().-]+$/.test(phone) || digits < 7 || digits > 15)) throw invalid(field, 'This is not a phone number.')
  return phone
}

export function readTimeZone(field: string, zone: string): string {
  if (!isTimeZone(zone)) throw invalid(field, 'There is no such time zone.')
  return zone
}
