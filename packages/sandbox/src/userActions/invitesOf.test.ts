import type { ApiClient } from '@portal/api-client'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { nameSenders } from '../seeds/nameSenders.ts'
import { type Bench, danaName, openBench } from '../testing.fixture.ts'

const john = { FirstName: 'John', LastName: 'Smith' }
const movers: Parameters<ApiClient['createQRInvite']>[0] = { InviteType: 'Temporary', InviteName: 'Movers', Ports: ['main-entry'] }

/** Opens a sandbox with two administrators of the same name, each with an invite; a third one reads them. */
async function openNamesakes() {
  const bench = await openBench()
  await bench.signIn()
  const invited: { person: number; invite: string }[] = []
  for (const Email of ['john.1@mail.example', 'john.2@mail.example']) {
    const { User: { ID } } = await bench.client.saveUserWizard({
      PropertyID: 1, UserGroupID: 2, HasAllLocationAccess: true, User: { ...john, Email, Username: Email, IsUserAdmin: true, IsWebLoginEnabled: true },
    })
    await bench.client.setUserPassword({ ID, Password: 'sandbox1' })
    await bench.signIn(Email)
    invited.push({ person: ID, invite: (await bench.client.createQRInvite(movers)).ID })
    await bench.signIn()
  }
  const [first, second] = invited
  if (!first || !second) throw new Error('Nobody was made.')
  return { bench, first, second }
}

const statusOf = async ({ client }: Bench, ID: string) => (await client.getInvite({ ID })).Status
const version = async ({ client }: Bench, ID: number) => (await client.getUserDetail({ ID })).Version

test('moving out one of two users with the same name revokes only that user’s invites', async () => {
  const { bench, first, second } = await openNamesakes()
  const { ReceiptToken } = await bench.client.moveOutUser({ ID: first.person, Version: await version(bench, first.person) })
  expect([await statusOf(bench, first.invite), await statusOf(bench, second.invite)]).toEqual(['Revoked', 'Valid'])
  await bench.client.undoMoveOut({ ReceiptToken })
  expect([await statusOf(bench, first.invite), await statusOf(bench, second.invite)]).toEqual(['Valid', 'Valid'])
})

test('deleting one of two users with the same name revokes only that user’s invites', async () => {
  const { bench, first, second } = await openNamesakes()
  const { ID, Version } = await bench.client.getUserDeletePlan({ ID: first.person })
  await bench.client.deleteUser({ ID, Version })
  expect([await statusOf(bench, first.invite), await statusOf(bench, second.invite)]).toEqual(['Revoked', 'Valid'])
})

test('a renamed user keeps their invites, and guests still see the old name', async () => {
  const { bench, first } = await openNamesakes()
  await bench.client.updateUserDetail({ ID: first.person, Version: await version(bench, first.person), FirstName: 'Joan', LastName: 'Miller' })
  expect(await bench.client.getInvite({ ID: first.invite })).toMatchObject({ SentBy: 'John Smith', Status: 'Valid' })
  await bench.client.moveOutUser({ ID: first.person, Version: await version(bench, first.person) })
  expect(await statusOf(bench, first.invite)).toBe('Revoked')
})

test('old invites get the user who sent them if the name is unique', async () => {
  const { bench, first, second } = await openNamesakes()
  const dana = (await bench.client.createQRInvite(movers)).ID
  const { store } = bench.sandbox
  await store.updateTable('invites').set({ sent_by_user_id: null }).execute()
  await sql.raw(nameSenders).execute(store)
  const rows = await store.selectFrom('invites').select(['id', 'sent_by_user_id']).where('id', 'in', [first.invite, second.invite, dana]).execute()
  const { id: danaId } = await store.selectFrom('users').select('id').where('username', '=', danaName).executeTakeFirstOrThrow()
  expect(new Map(rows.map((row) => [row.id, row.sent_by_user_id]))).toEqual(new Map([[first.invite, null], [second.invite, null], [dana, danaId]]))
})
