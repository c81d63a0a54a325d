import { toAccessSummary } from '@portal/api-client/contract'
import { AccessCodeType, describeAccess } from '@portal/domain'
import { accessOfUser } from '../access/accessSummaries.ts'
import { subjectOfUser } from '../access/accessSubject.ts'
import { claimSentMessage } from '../limits/rateLimit.ts'
import { pinsMail, pinsText } from '../outbox/mailTexts.ts'
import { sendMail } from '../outbox/outbox.ts'
import type { FoundUser } from '../people/findUser.ts'
import { mailAddress } from '../people/mailFirstPassword.ts'
import { placesOfUser, readPlaceLimit } from '../people/userPlaces.ts'
import type { SignedInUser } from '../people/viewer.ts'
import { Refusal } from '../Refusal.ts'
import type { CallerServices } from '../Services.ts'
import { localeOf } from '../words/language.ts'

const noAddress = { email: 'This user has no email address.', text: 'This user has no phone number.' } as const

/**
 * Sends a user their active PINs in the user's language, with the property, the doors and the hours. The limits of invite mails apply.
 * Inside a transaction.
 */
export async function mailPins(call: CallerServices & { user: SignedInUser }, user: FoundUser, by: 'email' | 'text'): Promise<string> {
  const { store, vault, clock, user: sender } = call
  const now = clock.now()
  const to = by === 'email' ? mailAddress(user) : user.phone
  if (to === '') throw new Refusal(409, 'NO_ADDRESS', noAddress[by], { field: 'By' })
  const [codes, property, subject, places] = await Promise.all([
    store.selectFrom('access_codes').select('sealed_code').where('user_id', '=', user.id).where('type', 'in', [AccessCodeType.GateCode, AccessCodeType.CGKeypad])
      .where('is_active', '=', 1).where(({ or, eb }) => or([eb('valid_until', 'is', null), eb('valid_until', '>', now)])).orderBy('id').execute(),
    store.selectFrom('properties').select(['name', 'address']).where('id', '=', user.property_id).executeTakeFirstOrThrow(),
    subjectOfUser(store, user.id),
    placesOfUser(store, user.id),
  ])
  if (codes.length === 0) throw new Refusal(409, 'NO_PIN', 'This user has no active PIN.')
  await claimSentMessage(call, to)
  const language = user.language ?? call.language
  const access = toAccessSummary(await accessOfUser(store, user, subject, readPlaceLimit(places), now))
  const facts = {
    pins: await Promise.all(codes.map(({ sealed_code: sealed }) => vault.open(sealed))),
    place: property.address === '' ? property.name : `${property.name}, ${property.address}`,
    opens: describeAccess(access, { locale: localeOf[language], timeZone: user.time_zone, now }),
    sender: sender.name,
    contact: sender.email,
  }
  const mail = by === 'email' ? pinsMail(language, user.name, facts) : pinsText(language, facts)
  await sendMail(store, { ...mail, accountId: user.account_id, to, sentAt: now })
  return to
}
