import type { CallPlan } from '@portal/domain'
import { expect, test } from 'vitest'
import { openBench } from '../testing.fixture.ts'
import { setPlan } from './calls.fixture.ts'

const group = 14
const base = { name: 'Barrientos 0911', directoryPin: '00911', quietHours: [] }
const refusal = { status: 409, code: 'CALL_ENDS_HERE', body: { groups: ['Barrientos 0911'] } }

/** Opens a sandbox whose call group calls only Ines, by phone or by app. */
async function open(kind: CallPlan['kind']) {
  const bench = await openBench()
  const { store } = bench.sandbox
  const { id: ines } = await store.selectFrom('users').select('id').where('username', '=', 'billing@whisperingpines.example').executeTakeFirstOrThrow()
  await store.updateTable('users').set({ is_cellgate_app: 1, allows_notifications: 1, phone: '+1 713 555 0138' }).where('id', '=', ines).execute()
  for (const table of ['call_group_members', 'call_group_numbers'] as const) await store.deleteFrom(table).where('user_id', '=', ines).execute()
  const number = { phone: '+17135550138', label: 'Ines', personId: ines }
  await setPlan(store, group, kind === 'voice' ? { ...base, kind, numbers: [number] } : { ...base, kind, tiers: [[ines], []], voiceNumber: null })
  await bench.signIn()
  const { client } = bench
  const save = async (changed: Partial<Parameters<typeof client.updateUserDetail>[0]>) =>
    client.updateUserDetail({ ID: ines, Version: (await client.getUserDetail({ ID: ines })).Version, ...changed })
  return { bench, store, client, ines, save }
}

test.each([
  ['voice', { validUntil: '2026-11-20', validUntilTime: '12:00' }], ['voice', { Phone: '' }], ['video', { validUntil: '2026-11-20', validUntilTime: '12:00' }],
  ['video', { IsCellgateApp: false }],
] as const)('a user change that leaves a %s group without an answer (%o) is saved only after a confirmation', async (kind, change) => {
  const { save, client, ines } = await open(kind)
  const { Version } = await client.getUserDetail({ ID: ines })
  await expect(save(change)).rejects.toMatchObject(refusal)
  expect((await client.getUserDetail({ ID: ines })).Version).toBe(Version)
  expect((await save({ ...change, AcknowledgesEnd: true })).User.Version).toBe(Version + 1)
  // After the user's confirmation, changes that add no further dead end are saved at once.
  await save({ Notes: 'Gone for good.' })
})

test('a user’s new phone number replaces the old one in call group plans', async () => {
  const { save, client, bench, ines } = await open('voice')
  await save({ Phone: '(713) 555-0144' })
  expect((await client.getCallGroup({ callgroupId: group })).CallGroup.Numbers).toMatchObject([{ UserID: ines, Label: 'Ines' }])
  const { body } = await bench.post('calls', { station: 'main-entry', group })
  expect(body['phones']).toMatchObject([{ key: 'number:+17135550144', isRinging: true }])
})

test('users who clear their own phone, and administrators who create a group that rings nobody, must confirm', async () => {
  const { bench, client } = await open('voice')
  await bench.signIn('billing@whisperingpines.example')
  const { Account } = await client.getOwnAccount()
  await expect(client.saveOwnAccount({ Phone: '', Version: Account.Version })).rejects.toMatchObject(refusal)
  await client.saveOwnAccount({ Phone: '', Version: Account.Version, AcknowledgesEnd: true })
  await bench.signIn()
  const User = { FirstName: 'Nia', LastName: 'Okafor', Email: 'nia@mail.example', UserTypeID: 2 }
  const person = { PropertyID: 1, UserGroupID: null, HasAllLocationAccess: true, CallGroup: { Kind: 'new' as const, Name: 'Okafor 0412', IsVideo: true } }
  await expect(client.saveUserWizard({ ...person, User })).rejects.toMatchObject({ ...refusal, body: { groups: ['Okafor 0412'] } })
  expect((await client.saveUserWizard({ ...person, User: { ...User, IsCellgateApp: true } })).User.Name).toBe('Nia Okafor')
})

test('a house set-up that leaves visitors without an answer finishes only after a confirmation', async () => {
  const bench = await openBench()
  const { client } = bench
  await bench.signIn('home@oakline.example')
  const house = { AccountName: 'Oakline House', Address: '14 Oakline Drive', TimezoneID: 'America/Chicago', FirstName: 'Ada', LastName: 'Okafor', Phone: '', WatchmanPhoneNumber: '', RungUserIDs: [] }
  await client.saveHouseSetup({ Step: 'calls', ...house })
  await expect(client.saveHouseSetup({ Step: 'done', ...house })).rejects.toMatchObject({ ...refusal, body: { groups: ['Oakline House'] } })
  await client.saveHouseSetup({ Step: 'done', ...house, AcknowledgesEnd: true })
  await client.saveHouseSetup({ Step: 'done', ...house, WatchmanPhoneNumber: '+1 713 555 0188' })
  const { CallGroups } = await client.getCallGroups({})
  expect(CallGroups).toMatchObject([{ Numbers: [], People: [{ RingsPhone: true }] }])
})
