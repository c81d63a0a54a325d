import { readAuthenticatorCode } from '@portal/domain'
import { Secret, TOTP } from 'otpauth'
import { toBase32 } from '../bytes/bytes.ts'
import type { RandomBelow } from '../bytes/random.ts'

/** The number of seconds for which an app shows a code. */
const period = 30

const appOf = (secret: string, issuer = '', label = '') => new TOTP({ issuer, label, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period })

/** A new key of 160 bits, as RFC 4226 recommends, in base32. */
export function makeAppSecret(randomBelow: RandomBelow): string {
  return toBase32(Uint8Array.from({ length: 20 }, () => randomBelow(256)))
}

/** The address that authenticator apps read from a QR code. */
export function appAddress(secret: string, issuer: string, label: string): string {
  return appOf(secret, issuer, label).toString()
}

/** The 30-second period to which a code belongs (RFC 6238); null for a wrong code. The phone's clock may be off by one period. */
export function stepOfCode(secret: string, typed: string, now: number): number | null {
  const token = readAuthenticatorCode(typed)
  const delta = token === null ? null : appOf(secret).validate({ token, timestamp: now, window: 1 })
  return delta === null ? null : Math.floor(now / 1000 / period) + delta
}

/** The code that an app with this key shows. */
export function codeAt(secret: string, now: number): string {
  return appOf(secret).generate({ timestamp: now })
}
