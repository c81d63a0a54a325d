import { expect, test } from 'vitest'
import { type Bench, openBench, tokenOf } from '../testing.fixture.ts'

type Wizard = Parameters<Bench['client']['saveUserWizard']>[0]

const ngozi = {
  FirstName: 'Ngozi', LastName: 'Achterberg-Lindqvist', Email: 'ngozi@mail.example', Unit: '0417', DirectoryPin: '0417', IsWebLoginEnabled: true,
  IsCellgateApp: true,
}
const code: NonNullable<Wizard['AccessCodes']>[number] = {
  AccessCodeTypeID: 1, Label: 'Gate code', Code: '77231', PropertyLocations: [{ PropertyLocationID: 101, IsActive: true }],
}
const wizard: Wizard = {
  PropertyID: 1, UserGroupID: 4, HasAllLocationAccess: false, PropertyLocations: [101, 108], User: ngozi, AccessCodes: [code],
  CallGroup: { Kind: 'new', Name: 'Unit 0417', IsVideo: true },
}

async function open() {
  const bench = await openBench()
  await bench.signIn()
  const count = async () => (await bench.client.getUserTierUserList({})).Total
  return { bench, save: (change: Partial<Wizard> = {}) => bench.client.saveUserWizard({ ...wizard, ...change }), count }
}

test('one step creates a user with group, locations, code, call group and email', async () => {
  const { bench, save } = await open()
  const { User, message } = await save()
  expect(message).toBe('Ngozi Achterberg-Lindqvist was added.')
  expect(User).toMatchObject({
    Name: 'Ngozi Achterberg-Lindqvist', Username: 'ngozi@mail.example', UserGroupName: 'Residents, Tower B', PropertyLocations: [101, 108],
    CallGroupName: 'Unit 0417', Status: 'Invited', DirectoryPin: '0417',
  })
  expect((await bench.scan('main-entry', '77231')).outcome).toBe('open')
  const [mail] = await bench.outbox()
  expect(mail).toMatchObject({ to: 'ngozi@mail.example', subject: 'Set your password' })
  await bench.client.createMasterUserPassword({ Username: tokenOf(mail?.link), Password: 'sandbox2' })
  await expect(bench.signIn('ngozi@mail.example', 'sandbox2')).resolves.toBeDefined()
})

test('a user’s own hours and the group’s hours must both allow entry', async () => {
  const { bench, save } = await open()
  const { User } = await save({ Restriction: { Windows: [{ Days: [1, 2, 3, 4, 5], Start: 540, End: 1020 }] } })
  const { Restriction, Version, Access } = await bench.client.getUserAccessRestriction({ UserID: User.ID })
  expect([Restriction?.Windows, Version]).toEqual([[{ Days: [1, 2, 3, 4, 5], Start: 540, End: 1020 }], 1])
  expect(Access.Rules.map((rule) => rule.Restriction.Windows)).toEqual([[{ Days: [1, 2, 3, 4, 5], Start: 540, End: 1020 }]])
  expect((await bench.scan('main-entry', '77231')).outcome).toBe('denied')
})

test.each<[string, Partial<Wizard>, object]>([
  ['a window without a day', { Restriction: { Windows: [{ Days: [], Start: 540, End: 1020 }] } }, { code: 'VALIDATION', field: 'Restriction.windows' }],
  ['a taken email address', { User: { ...ngozi, Email: 'a.abbott@mail.example' } }, { code: 'TAKEN', field: 'User.Email' }],
  ['a taken code', { AccessCodes: [code, { ...code, Code: '88213' }] }, { code: 'TAKEN', field: 'AccessCodes.1.Code' }],
  ['the same code twice', { AccessCodes: [code, code] }, { code: 'TAKEN', field: 'AccessCodes.1.Code' }],
  ['a code with letters', { AccessCodes: [{ ...code, Code: '12ab' }] }, { code: 'VALIDATION', field: 'AccessCodes.0.Code' }],
  ['§5 a call group name of four characters', { CallGroup: { Kind: 'new', Name: 'Desk', IsVideo: true } }, { code: 'VALIDATION', field: 'CallGroup.Name' }],
  ['§5 a taken call group name', { CallGroup: { Kind: 'new', Name: 'Night line', IsVideo: false } }, { code: 'TAKEN', field: 'CallGroup.Name' }],
  ['an invalid password', { User: { ...ngozi, Password: 'short' } }, { code: 'VALIDATION', field: 'User.Password' }],
  ['an unknown group', { UserGroupID: 999 }, { status: 404, field: 'UserGroupID' }],
  ['an unknown location', { PropertyLocations: [999] }, { status: 404, field: 'PropertyLocations' }],
  ['another account’s property', { PropertyID: 2 }, { status: 404, field: 'PropertyID' }],
  ['an unknown call group', { CallGroup: { Kind: 'existing', callgroupId: 999 } }, { status: 404, field: 'CallGroup.callgroupId' }],
  ['a right that the administrator does not have', { User: { ...ngozi, IsKitsAdmin: true } }, { status: 403, field: 'User.IsKitsAdmin' }],
])('%s creates nothing', async (_name, change, refusal) => {
  const { bench, save, count } = await open()
  const before = [await count(), (await bench.outbox()).length]
  await expect(save(change)).rejects.toMatchObject(refusal)
  expect([await count(), (await bench.outbox()).length]).toEqual(before)
  expect(await bench.client.isCallGroupNameUnique({ Value: 'Unit 0417' })).toMatchObject({ IsUnique: true })
})

test('a repeated request with the same idempotency key creates one user', async () => {
  const { bench, count } = await open()
  const before = await count()
  const options = { idempotencyKey: crypto.randomUUID() }
  const first = await bench.client.saveUserWizard(wizard, options)
  expect(await bench.client.saveUserWizard(wizard, options)).toEqual(first)
  expect(await count()).toBe(before + 1)
})
