import { readRecoveryCode, recoveryCodeCount, recoveryCodeLetters } from '@portal/domain'
import { toBase64Url } from '../bytes/bytes.ts'
import type { Services } from '../Services.ts'
import type { Store } from '../store/openStore.ts'

type Making = Pick<Services, 'store' | 'vault' | 'randomBelow'>

/** Replaces a user's recovery codes. They are readable only in this answer. Inside a transaction. */
export async function replaceRecoveryCodes({ store, vault, randomBelow }: Making, userId: number): Promise<string[]> {
  const codes = new Set<string>()
  while (codes.size < recoveryCodeCount) {
    const letters = Array.from({ length: 8 }, () => recoveryCodeLetters[randomBelow(recoveryCodeLetters.length)]).join('')
    codes.add(`${letters.slice(0, 4)}-${letters.slice(4)}`)
  }
  await store.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  const rows = await Promise.all([...codes].map(async (code) => ({ user_id: userId, code_hash: await hashOf(vault, userId, code) })))
  await store.insertInto('recovery_codes').values(rows).execute()
  return [...codes]
}

/** Uses a recovery code up; false for a wrong or used one. Inside a transaction. */
export async function takeRecoveryCode({ store, vault }: Pick<Services, 'store' | 'vault'>, userId: number, typed: string): Promise<boolean> {
  const code = readRecoveryCode(typed)
  if (code === null) return false
  const { numDeletedRows } = await store.deleteFrom('recovery_codes').where('user_id', '=', userId).where('code_hash', '=', await hashOf(vault, userId, code)).executeTakeFirst()
  return numDeletedRows === 1n
}

export async function countRecoveryCodes(store: Store, userId: number): Promise<number> {
  const { count } = await store.selectFrom('recovery_codes').select(({ fn }) => fn.countAll<number>().as('count')).where('user_id', '=', userId).executeTakeFirstOrThrow()
  return count
}

/** The hash of a recovery code. It includes the database's secret, because 40 bits can be guessed from a plain hash. */
async function hashOf(vault: Services['vault'], userId: number, code: string): Promise<string> {
  return toBase64Url(await vault.mac(`recovery-code|${userId}|${code}`))
}
