import { inviteImageBytes } from '@portal/domain'

const base64 = /^[A-Za-z0-9+/]+={0,2}$/
/**
 * The eight bytes 89 50 4E 47 0D 0A 1A 0A of the PNG signature in base64. The eleventh character has the last four bits of the signature
 * and two bits of the next byte.
 */
const pngSignature = /^iVBORw0KGg[opqr]/

/**
 * Whether an invite's result is an image: plain base64 (no `data:`) of at most 64 KB that begins with the PNG signature. Any other result
 * is a message, to be shown as text.
 */
export function isPngBase64(result: string): boolean {
  if (result.length > Math.ceil(inviteImageBytes / 3) * 4 || !base64.test(result)) return false
  const digits = result.replace(/=+$/, '').length
  const isWhole = digits % 4 !== 1 && (digits === result.length || result.length % 4 === 0)
  return isWhole && Math.floor((digits * 3) / 4) <= inviteImageBytes && pngSignature.test(result)
}
