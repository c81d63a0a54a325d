import { expect, test } from 'vitest'
import { openBench } from '../testing.fixture.ts'
import { countVisible } from './countVisible.ts'
import { hiddenFrom, seenOnly } from './findUsers.ts'
import { idsOfContacts } from './contacts.ts'
import { readSignedInUser } from './signedInUser.ts'
import { viewerOf } from './viewer.ts'

test('what is kept, without what the viewer may not see, is what a count finds, for everybody of the account', async () => {
  const { store } = (await openBench()).sandbox
  const people = await store.selectFrom('users').select(['id', 'property_id']).where('account_id', '=', 1).where('removed_at', 'is', null).orderBy('id').execute()
  // Everybody has a contact and a code, so that whoever is hidden takes one away.
  const { id: _id, ...code } = await store.selectFrom('access_codes').selectAll().executeTakeFirstOrThrow()
  for (const { id, property_id: property } of people) {
    await store.insertInto('contacts').values({ property_id: property, user_id: id, name: `Contact of ${id}`, relation: '', phone: '', email: '', notes: '', version: 1 }).execute()
    await store.insertInto('access_codes').values({ ...code, account_id: 1, user_id: id, type: id % 2 === 0 ? 1 : 3, code_hash: `of ${id}` }).execute()
  }
  const totals = new Set<number | null>()
  for (const { id } of people) {
    const user = await readSignedInUser(store, id)
    if (!user) continue
    const viewer = viewerOf({ user })
    const hidden = await hiddenFrom(store, viewer)
    const contacts = await idsOfContacts(store, viewer, hidden).execute()
    const visible = seenOnly(hidden, 'access_codes.user_id')
    const ofType = store.selectFrom('access_codes').leftJoin('users', 'users.id', 'access_codes.user_id').select('access_codes.id').where('access_codes.account_id', '=', 1).where('type', '=', 3)
    const codes = await (visible === null ? ofType : ofType.where(visible)).execute()
    const counted = { contacts: await countVisible(store, 'contacts', viewer, hidden), codes: await countVisible(store, 'codes', viewer, hidden, 3) }
    totals.add(counted.contacts)
    expect(counted, `as ${id}`).toEqual(counted.contacts === null ? { contacts: null, codes: null } : { contacts: contacts.length, codes: codes.length })
  }
  // Some see everybody, some not all, and some nobody but themselves.
  expect(totals.size).toBeGreaterThan(2)
})
