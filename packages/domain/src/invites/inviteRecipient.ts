import { isEmailAddress } from '../textInput/emailAddress.ts'

/** How an invite is sent to its guest: by email, or by text message to a phone. */
export type RecipientWay = 'email' | 'text'

/**
 * Whether typed text is an email address or a phone number; null if neither. For a phone number only the number of digits is checked, so
 * that forms need not load the numbering plans of all countries.
 */
export function recipientWay(text: string): RecipientWay | null {
  const to = text.trim()
  if (!/^\+?[\d\s().-]+$/.test(to)) return isEmailAddress(to) ? 'email' : null
  const digits = to.replaceAll(/\D/g, '').length
  return digits >= 10 && digits <= 15 ? 'text' : null
}
