import type { Store } from '../store/openStore.ts'
import { hashCode } from '../secrets/codeVault.ts'

const last = 99_999
const digitsAtLeast = 4

/** The first of 4 or 5 digits from `from` on that nobody of the account has; null where all are taken. */
export async function nextFreeKeypadCode(store: Store, accountId: number, from: number): Promise<string | null> {
  const codes = await store
    .selectFrom('access_codes')
    .select('code_hash')
    .where('account_id', '=', accountId)
    .where('code_hash', 'is not', null)
    .execute()
  const pins = await store
    .selectFrom('invites')
    .innerJoin('properties', 'properties.id', 'invites.property_id')
    .select('pin_hash')
    .where('properties.account_id', '=', accountId)
    .where('pin_hash', 'is not', null)
    .execute()
  const taken = new Set([...codes.map(({ code_hash: hash }) => hash), ...pins.map(({ pin_hash: hash }) => hash)])
  for (let number = from; number <= last; number += 1) {
    const code = String(number).padStart(digitsAtLeast, '0')
    if (!taken.has(await hashCode(store, 'keypad', code))) return code
  }
  return null
}
