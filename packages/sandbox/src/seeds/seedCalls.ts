import type { Store } from '../store/openStore.ts'
import type { Row } from '../store/schema.ts'
import type { WorldSeeds } from './WorldSeeds.ts'

/** Adds the call groups of the example data, which users name. */
export async function seedCallGroups(trx: Store, { callGroups }: WorldSeeds): Promise<void> {
  for (const [position, { id, propertyId, name, isVoice = false, directoryPin = '', quietHours = [] }] of callGroups.entries()) {
    const plan = { directory_pin: directoryPin, quiet_hours: JSON.stringify(quietHours) }
    await trx.insertInto('call_groups').values({ id, property_id: propertyId, name, is_video: Number(!isVoice), position, ...plan }).execute()
  }
}

/** Adds the plans of the call groups, after the users. */
export async function seedCallPlans(trx: Store, { callGroups }: WorldSeeds): Promise<void> {
  for (const { id, first = [], second = [], numbers = [] } of callGroups) {
    for (const [index, emails] of [first, second].entries()) {
      for (const [position, email] of emails.entries()) {
        await trx.insertInto('call_group_members').values({ call_group_id: id, user_id: await userWith(trx, email), tier: index + 1, position }).execute()
      }
    }
    for (const [position, { phone, label, of }] of numbers.entries()) {
      const user_id = of === undefined ? null : await userWith(trx, of)
      await trx.insertInto('call_group_numbers').values({ call_group_id: id, user_id, phone, label, position }).execute()
    }
  }
}

/** Adds the invitation behind a Subscribe link. */
export async function seedInvitation(trx: Store, { kind, call_group_id: groupId, token_hash, suggested_username: email }: Row<'links'>): Promise<void> {
  if (kind !== 'subscribe' || groupId === null) return
  await trx.insertInto('call_group_invitations').values({ call_group_id: groupId, token_hash, email, tier: 2, sent_by: '' }).execute()
}

async function userWith(trx: Store, email: string): Promise<number> {
  return (await trx.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id
}
