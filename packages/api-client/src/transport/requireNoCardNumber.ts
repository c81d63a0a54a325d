import { findCardNumber } from '@portal/domain'
import { CardNumberRefused } from '../errors/CardNumberRefused.ts'
import type { Call } from './Call.ts'

/** Throws `CardNumberRefused` for a payload with a card number anywhere in it, including field names. Active in production too. */
export function requireNoCardNumber({ name, payload }: Pick<Call, 'name' | 'payload'>): void {
  const place = findField(payload, [])
  if (place !== null) throw new CardNumberRefused(name, place.join('.'))
}

type Path = readonly string[]

function findField(value: unknown, path: Path): Path | null {
  if (typeof value === 'string') return findCardNumber(value) ? path : null
  if (typeof value === 'number' || typeof value === 'bigint') return findCardNumber(String(value)) ? path : null
  if (typeof value !== 'object' || value === null) return null
  for (const [key, inner] of Object.entries(value)) {
    // The name would appear in the message.
    if (findCardNumber(key)) return path
    const found = findField(inner, [...path, key])
    if (found) return found
  }
  return null
}
