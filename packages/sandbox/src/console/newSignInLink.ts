import { randomToken } from '../bytes/digest.ts'
import { linkAddress, linkRow } from '../links/issueLink.ts'
import type { Services } from '../Services.ts'
import { inTransaction } from '../store/transaction.ts'

/** Issues another link to sign in as somebody else, like the seeded one, valid from now; null if the world has none. */
export async function newSignInLink({ store, clock, limits, baseUrl }: Services): Promise<string | null> {
  const seeded = await store.selectFrom('links').selectAll().where('kind', '=', 'signInAsAdmin').limit(1).executeTakeFirst()
  const listed = await store.selectFrom('seed_links').selectAll().orderBy('position', 'desc').execute()
  const model = listed.find(({ kind }) => kind === 'signInAsAdmin')
  if (!seeded || !model) return null
  const now = clock.now()
  const token = randomToken(24)
  const subject = { kind: seeded.kind, userId: seeded.user_id, byUserId: seeded.by_user_id }
  const link = await linkRow(token, subject, now, limits)
  await inTransaction(store, async (trx) => {
    await trx.insertInto('links').values(link).execute()
    await trx.insertInto('seed_links').values({ ...model, token, state: 'valid', position: (listed[0]?.position ?? 0) + 1 }).execute()
  })
  return linkAddress(baseUrl, seeded.kind, token)
}
