import { isEmailAddress } from '../textInput/emailAddress.ts'

/** How an invite reaches its guest: by email, or by text message to a phone. */
export type RecipientWay = 'email' | 'text'

/**
 * How a message gets to what someone typed; null for a text that is neither. Of a phone number it counts the digits only, so that a form need
 * not load the numbering plans of all countries.
 */
export function recipientWay(text: string): RecipientWay | null {
  const to = text.trim()
  if (!/^\+?[\d\s().-]+$/.test(to)) return isEmailAddress(to) ? 'email' : null
  const digits = to.replaceAll(/\D/g, '').length
  return digits >= 10 && digits <= 15 ? 'text' : null
}
