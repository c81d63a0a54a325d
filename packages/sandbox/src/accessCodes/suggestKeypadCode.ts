import type { Services } from '../Services.ts'
import { suggestDigits } from './suggestDigits.ts'

/** A gate code may have four or five digits; five are harder to guess. */
const digits = 5

/** A random gate code that nobody in the account has and that is not in `except`; null if none was found. */
export async function suggestKeypadCode(
  { store, vault, randomBelow }: Pick<Services, 'store' | 'vault' | 'randomBelow'>,
  accountId: number,
  except: readonly string[],
): Promise<string | null> {
  return suggestDigits(digits, randomBelow, async (candidates) => {
    const asked = candidates.filter((candidate) => !except.includes(candidate))
    const hashes = await Promise.all(asked.map((candidate) => vault.hash('keypad', candidate)))
    const codes = await store
      .selectFrom('access_codes')
      .select('code_hash')
      .where('account_id', '=', accountId)
      .where('code_hash', 'in', hashes)
      .execute()
    const pins = await store
      .selectFrom('invites')
      .innerJoin('properties', 'properties.id', 'invites.property_id')
      .select('pin_hash')
      .where('properties.account_id', '=', accountId)
      .where('pin_hash', 'in', hashes)
      .execute()
    const taken = new Set([...codes.map(({ code_hash: hash }) => hash), ...pins.map(({ pin_hash: hash }) => hash)])
    return asked.filter((_, index) => !taken.has(hashes[index] ?? null))
  })
}
