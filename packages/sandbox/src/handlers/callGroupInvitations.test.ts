import { expect, test } from 'vitest'
import { day, openBench, tokenOf, type Bench } from '../testing.fixture.ts'

const Email = 'new.member@mail.example'

async function open(username?: string) {
  const bench = await openBench()
  await bench.signIn(username)
  return { bench, client: bench.client, waiting: async () => (await bench.client.getCallGroupInvitations({ callgroupId: 11 })).Invitations }
}

/** The token in the link of the newest mail. */
async function mailed({ outbox }: Bench): Promise<string> {
  return tokenOf((await outbox())[0]?.link)
}

test('an invited user subscribes by the emailed link and joins the plan, and the invitation counts as answered', async () => {
  const { bench, client, waiting } = await open()
  const { Invitation } = await client.inviteToCallGroup({ callgroupId: 11, Email, Tier: 2 })
  expect(Invitation).toMatchObject({ Email, Tier: 2, State: 'Waiting', SentBy: 'Dana Whitfield' })
  expect((await waiting()).map((row) => [row.Email, row.State])).toEqual([[Email, 'Waiting'], ['jordan.lee@mail.example', 'Waiting'], ['desk@whisperingpines.example', 'Answered']])
  const Token = await mailed(bench)
  expect(await client.getSubscribeDetails({ d: Token })).toMatchObject({ IsValid: true, CallGroupName: 'Leasing Desk', Username: Email })
  await client.subcribeSaveVideoCallgroup({ Token, Username: Email, Password: 'sandbox2', WatchmanPhoneNumber: '' })
  const { CallGroup } = await client.getCallGroup({ callgroupId: 11 })
  expect(CallGroup.People.find(({ UserID }) => UserID === CallGroup.SecondCalled.at(-1))).toMatchObject({ Name: Email, HasApp: true })
  const answered = (await waiting()).find((row) => row.Email === Email)
  expect(answered?.State).toBe('Answered')
  for (const change of [client.resendCallGroupInvitation, client.withdrawCallGroupInvitation]) {
    await expect(change({ ID: Invitation.ID })).rejects.toMatchObject({ code: 'INVITATION_ANSWERED' })
  }
})

test('saving an older plan cannot remove a user who joined meanwhile; the save is refused as a conflict', async () => {
  const { bench, client } = await open()
  const { CallGroup: read } = await client.getCallGroup({ callgroupId: 11 })
  await client.inviteToCallGroup({ callgroupId: 11, Email, Tier: 2 })
  await client.subcribeSaveVideoCallgroup({ Token: await mailed(bench), Username: Email, Password: 'sandbox2', WatchmanPhoneNumber: '' })
  const { Name, DirectoryPin, FirstCalled, SecondCalled, Numbers, Version } = read
  const edited = { callgroupId: 11, Name, DirectoryPin, QuietHours: [], FirstCalled: FirstCalled.toReversed(), SecondCalled, Numbers, Version }
  await expect(client.saveCallGroup(edited)).rejects.toMatchObject({ code: 'CONFLICT' })
  expect((await client.getCallGroup({ callgroupId: 11 })).CallGroup.SecondCalled).toHaveLength(SecondCalled.length + 1)
})

test('a user who joins a full step is added to the next step', async () => {
  const { bench, client } = await open()
  for (const name of ['one', 'two', 'three']) {
    await client.inviteToCallGroup({ callgroupId: 11, Email: `${name}@mail.example`, Tier: 1 })
    await client.subcribeSaveVideoCallgroup({ Token: await mailed(bench), Username: `${name}@mail.example`, Password: 'sandbox2', WatchmanPhoneNumber: '' })
  }
  const { FirstCalled, SecondCalled } = (await client.getCallGroup({ callgroupId: 11 })).CallGroup
  expect([FirstCalled.length, SecondCalled.length]).toEqual([3, 3])
})

test('sending an invitation again ends its old link; revoking it ends the new link', async () => {
  const { bench, client, waiting } = await open('desk@whisperingpines.example')
  const { Invitation: { ID } } = await client.inviteToCallGroup({ callgroupId: 11, Email })
  const first = await mailed(bench)
  bench.time.now += 15 * day
  await bench.signIn('desk@whisperingpines.example')
  expect((await waiting()).find((row) => row.ID === ID)?.State).toBe('Expired')
  expect((await client.resendCallGroupInvitation({ ID })).Invitation).toMatchObject({ ID, State: 'Waiting', SentBy: 'Leasing Desk' })
  const second = await mailed(bench)
  const isValid = async (d: string) => (await client.getSubscribeDetails({ d })).IsValid
  expect([await isValid(first), await isValid(second)]).toEqual([false, true])
  await client.withdrawCallGroupInvitation({ ID })
  expect(await isValid(second)).toBe(false)
  expect((await waiting()).some((row) => row.ID === ID)).toBe(false)
})

test('an address that is invited or has a user cannot be invited again; voice groups send no invitations', async () => {
  const { client } = await open()
  await client.inviteToCallGroup({ callgroupId: 11, Email })
  await expect(client.inviteToCallGroup({ callgroupId: 11, Email: 'New.Member@mail.example' })).rejects.toMatchObject({ code: 'TAKEN', field: 'Email' })
  await expect(client.inviteToCallGroup({ callgroupId: 11, Email: 'billing@whisperingpines.example' })).rejects.toMatchObject({ code: 'TAKEN' })
  await expect(client.inviteToCallGroup({ callgroupId: 12, Email })).rejects.toMatchObject({ code: 'NOT_A_VIDEO_GROUP' })
  await expect(client.inviteToCallGroup({ callgroupId: 11, Email: 'nobody' })).rejects.toMatchObject({ code: 'VALIDATION', field: 'Email' })
})

test('a manager of one group can neither read nor change the invitations of another', async () => {
  const { bench, client } = await open()
  const { Invitation: { ID } } = await client.inviteToCallGroup({ callgroupId: 13, Email })
  await bench.signIn('desk@whisperingpines.example')
  await expect(client.getCallGroupInvitations({ callgroupId: 13 })).rejects.toMatchObject({ status: 404 })
  await expect(client.resendCallGroupInvitation({ ID })).rejects.toMatchObject({ status: 404 })
  await expect(client.withdrawCallGroupInvitation({ ID })).rejects.toMatchObject({ status: 404 })
})
