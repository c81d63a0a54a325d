import { sha256 } from '../bytes/digest.ts'
import { claimAttempts } from '../limits/claimAttempts.ts'
import { phoneCodeText } from '../outbox/mailTexts.ts'
import { invalid, Refusal } from '../Refusal.ts'
import type { CallerServices } from '../Services.ts'
import { changeUser } from './changeUser.ts'
import { readOneself, toOwnAccount, type OwnAccount } from './ownAccount.ts'
import type { SignedInUser } from './signedInUser.ts'
import { viewerOf } from './viewer.ts'
import { sendMail } from '../outbox/outbox.ts'

type Asking = CallerServices & { user: SignedInUser }

/** Sends six digits to the telephone of whoever asks; a code that was sent before is no longer valid. Inside a transaction. */
export async function sendPhoneCode(call: Asking): Promise<void> {
  const { store, clock, limits, randomBelow, user } = call
  const { phone, verified_phone: verified } = await readOneself(store, user)
  if (phone === '') throw new Refusal(409, 'NO_PHONE', 'Enter a phone number first.')
  if (phone === verified) throw new Refusal(409, 'PHONE_VERIFIED', 'This phone number is verified already.')
  await claimAttempts(call, [{ bucket: await sha256(`phone code|${user.id}`), allowed: limits.phoneCodes, window: limits.phoneCodesWindow }])
  const code = String(randomBelow(1_000_000)).padStart(6, '0')
  const now = clock.now()
  const sent = { phone, code_hash: await sha256(`${user.id}|${code}`), expires_at: now + limits.phoneCodeValid }
  await store.insertInto('phone_codes').values({ user_id: user.id, ...sent }).onConflict((conflict) => conflict.column('user_id').doUpdateSet(sent)).execute()
  await sendMail(store, { ...phoneCodeText(code, limits.phoneCodeValid), accountId: user.account_id, to: phone, sentAt: now })
}

/** Keeps the telephone as verified by the code that was sent to it; a wrong try is answered as a refusal and counts. Inside a transaction. */
export async function verifyPhone(call: Asking, code: string): Promise<OwnAccount | Refusal> {
  const { store, clock, limits, user } = call
  await claimAttempts(call, [{ bucket: await sha256(`phone try|${user.id}`), allowed: limits.phoneCodeTries, window: limits.phoneCodesWindow }])
  const hash = await sha256(`${user.id}|${code.trim()}`)
  const now = clock.now()
  const before = await readOneself(store, user)
  const sent = await store.selectFrom('phone_codes').selectAll().where('user_id', '=', user.id).executeTakeFirst()
  if (!sent || sent.expires_at <= now || sent.phone !== before.phone) return new Refusal(409, 'CODE_EXPIRED', 'This code is no longer valid. Have another one sent.')
  if (sent.code_hash !== hash) return invalid('Code', 'This is not the code that was sent.')
  await store.deleteFrom('phone_codes').where('user_id', '=', user.id).execute()
  await changeUser(store, viewerOf(call), before, { verified_phone: before.phone }, now)
  return toOwnAccount(await readOneself(store, user))
}
