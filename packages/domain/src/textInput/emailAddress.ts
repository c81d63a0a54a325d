import { limits } from '../limits.ts'

/** The pattern for `<input type=email>` in the HTML standard. */
const htmlPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/

/**
 * Whether the text is one email address. It must match HTML's pattern, have no leading, trailing or double dot, a dot in the domain and a
 * letter in the domain's last part. Spaces around it are not allowed.
 */
export function isEmailAddress(text: string): boolean {
  if (text.length > limits.email.maxLength || !htmlPattern.test(text)) return false
  const at = text.lastIndexOf('@')
  const local = text.slice(0, at)
  const domain = text.slice(at + 1)
  if (local.length > limits.email.maxLocalLength) return false
  if (local.startsWith('.') || local.endsWith('.') || local.includes('..')) return false
  const lastDot = domain.lastIndexOf('.')
  return lastDot > 0 && /[a-zA-Z]/.test(domain.slice(lastDot + 1))
}
