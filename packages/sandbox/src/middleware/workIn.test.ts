import { type EndpointName, endpoints } from '@portal/api-client/contract'
import { expect, test } from 'vitest'
import { openBench } from '../testing.fixture.ts'

const robertName = 'robert.k@gatewell.example'
const bayou = 3

async function open() {
  const bench = await openBench()
  const session = await bench.signIn(robertName)
  /** The answer to a call for this account. */
  const detailsIn = (accountId: number) => bench.as({ ...session, accountId }, () => bench.client.getUserDetails({ authkey: session.authKey }))
  return { bench, session, detailsIn }
}

test('an operator works in the account that a request names, otherwise in their own', async () => {
  const { bench, session, detailsIn } = await open()
  expect(await bench.client.getUserDetails({ authkey: session.authKey })).toMatchObject({ AccountID: 1, OwnAccountID: 1, AccountName: expect.stringContaining('Whispering Pines') as string })
  expect(await detailsIn(2)).toMatchObject({ Name: 'Robert Kowalczyk', AccountID: 2, OwnAccountID: 1, AccountName: 'Oakline House' })
  expect(await bench.as({ ...session, accountId: 2 }, () => bench.client.getDashboard())).toMatchObject({ PropertyName: 'Oakline House', Ports: [{ ID: 'oakline-gate' }], Events: [] })
  // The account of another request at the same time does not affect this one.
  expect(await bench.client.getDashboard()).toMatchObject({ PropertyName: expect.stringContaining('Whispering Pines') as string })
})

test('users cannot work in accounts out of their reach, or find out whether such accounts exist', async () => {
  const { bench, detailsIn } = await open()
  const refusal = { status: 403, code: 'OTHER_ACCOUNT' }
  await expect(detailsIn(9999)).rejects.toMatchObject(refusal)
  const dana = await bench.signIn()
  const refusals = await Promise.all([2, 9999, 0, -1, 1.5].map(async (accountId) => {
    const { status, body: { code, message } } = await bench.send(await bench.seal('getUserDetails', { authkey: dana.authKey }, { ...dana, accountId }))
    return { status, code, message }
  }))
  expect(refusals.every(({ status, code }) => status === refusal.status && code === refusal.code)).toBe(true)
  expect(new Set(refusals.map(({ message }) => message)).size).toBe(1)
  expect(await bench.as({ ...dana, accountId: 1 }, () => bench.client.getUserDetails({ authkey: dana.authKey }))).toMatchObject({ AccountID: 1 })
})

test('a request that names another account is refused at every call', async () => {
  const { bench } = await open()
  const dana = await bench.signIn()
  for (const name of (Object.keys(endpoints) as EndpointName[]).filter((one) => endpoints[one].auth === 'session')) {
    const { status, body } = await bench.send(await bench.seal(name, {}, { ...dana, accountId: 2 }))
    expect([name, status, body['code']]).toEqual([name, 403, 'OTHER_ACCOUNT'])
  }
})

test('an operator can work in an inactive account, and keeps their own user record', async () => {
  const { bench, session, detailsIn } = await open()
  expect(await detailsIn(bayou)).toMatchObject({ AccountID: bayou, IsAccountActive: false })
  await bench.as({ ...session, accountId: bayou }, async () => {
    expect((await bench.client.getUserTierUserList({})).Users.map(({ Name }) => Name)).toEqual(['Bayou Square Office', 'Carla Reyes'])
    expect((await bench.client.getOwnAccount({})).Account).toMatchObject({ Email: robertName, PropertyName: expect.stringContaining('Whispering Pines') as string })
  })
})

test('the same idempotency key for another account is refused, not answered', async () => {
  const { bench, session } = await open()
  const save = (accountId: number) => bench.as({ ...session, accountId }, () =>
    bench.client.saveUserGroup({ Name: 'Gardeners', Description: '', HierarchyLevel: 6, IsClientPortalVisible: true }, { idempotencyKey: 'one-key' }))
  await save(1)
  await expect(save(2)).rejects.toMatchObject({ status: 422, code: 'IDEMPOTENCY_KEY_REUSED' })
  const groupsOf = async (accountId: number) => (await bench.as({ ...session, accountId }, () => bench.client.getUserGroups({}))).UserGroups.map(({ Name }) => Name)
  expect([(await groupsOf(1)).includes('Gardeners'), await groupsOf(2)]).toEqual([true, []])
})

test('a change in another account is in that account’s history, under the operator’s name', async () => {
  const { bench, session } = await open()
  const changed = async () => {
    const { Users } = await bench.client.getUserTierUserList({})
    const ID = Users.find(({ Name }) => Name === 'Carla Reyes')?.ID ?? 0
    const { Version } = await bench.client.getUserDetail({ ID })
    await bench.client.updateUserDetail({ ID, Version, Notes: 'Called on Monday' })
  }
  await bench.as({ ...session, accountId: bayou }, changed)
  expect(await bench.sandbox.store.selectFrom('changes').select(['account_id', 'call', 'by_name']).orderBy('id', 'desc').executeTakeFirst())
    .toEqual({ account_id: bayou, call: 'updateUserDetail', by_name: 'Robert Kowalczyk' })
})
