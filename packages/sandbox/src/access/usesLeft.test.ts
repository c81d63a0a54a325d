import { expect, test } from 'vitest'
import { userId } from '../peopleCalls.fixture.ts'
import { type Bench, openBench } from '../testing.fixture.ts'

const code = (UserID: number, Code: string) => ({
  userID: UserID, AccessCodeTypeID: 1 as const, Label: '', Code, PropertyLocations: [{ PropertyLocationID: 101, IsActive: true }],
})

async function openWithCode(): Promise<{ bench: Bench; UserID: number; ID: number; scan: () => Promise<string> }> {
  const bench = await openBench()
  await bench.signIn()
  const UserID = await userId(bench, 'k.broussard@mail.example')
  const { ID } = await bench.client.saveUpdateAccessCodeUnique(code(UserID, '7002'))
  return { bench, UserID, ID, scan: async () => (await bench.scan('main-entry', '7002')).reason }
}

test('saving an older copy of a user’s restriction gives back no uses', async () => {
  const { bench, UserID, scan } = await openWithCode()
  await bench.client.saveUpdateaccessRestrictions({ UserID, Restriction: { LimitEntryUses: 2 } })
  const loaded = await bench.client.getUserAccessRestriction({ UserID })
  expect(await scan()).toBe('opened')
  await bench.client.saveUpdateaccessRestrictions({ UserID, Restriction: loaded.Restriction, Version: loaded.Version })
  expect((await bench.client.getUserAccessRestriction({ UserID })).Restriction).toMatchObject({ LimitEntryUses: 2, UsesLeft: 1 })
  expect([await scan(), await scan()]).toEqual(['opened', 'usedUp'])
})

test('saving an older copy of a code’s restriction gives back no uses; the scan’s message counts the uses left', async () => {
  const { bench, UserID, ID } = await openWithCode()
  const limited = { ...code(UserID, '7002'), ID, Restriction: { LimitEntryUses: 2 } }
  await bench.client.saveUpdateAccessCodeUnique(limited)
  const loaded = await bench.client.getAccessCode({ ID })
  expect(await bench.scan('main-entry', '7002')).toMatchObject({ message: 'Main Gate, Entry is open. 1 use left.' })
  await bench.client.saveUpdateAccessCodeUnique({ ...limited, Restriction: loaded.Restriction, Version: loaded.Version })
  expect((await bench.client.getAccessCode({ ID })).Restriction).toMatchObject({ LimitEntryUses: 2, UsesLeft: 1 })
  expect(await bench.scan('main-entry', '7002')).toMatchObject({ outcome: 'open' })
  expect(await bench.scan('main-entry', '7002')).toMatchObject({ reason: 'usedUp' })
})

test('a changed limit keeps the used count; removing the limit resets the count', async () => {
  const { bench, UserID, scan } = await openWithCode()
  const save = (LimitEntryUses: number | null) => bench.client.saveUpdateaccessRestrictions({ UserID, Restriction: { LimitEntryUses } })
  await save(1)
  expect([await scan(), await scan()]).toEqual(['opened', 'usedUp'])
  await save(2)
  expect([await scan(), await scan()]).toEqual(['opened', 'usedUp'])
  await save(null)
  expect(await scan()).toBe('opened')
  await save(1)
  expect([await scan(), await scan()]).toEqual(['opened', 'usedUp'])
})

test('a new code that gets a deleted code’s id starts with all its uses', async () => {
  const { bench, UserID, ID } = await openWithCode()
  await bench.client.saveUpdateAccessCodeUnique({ ...code(UserID, '7002'), ID, Restriction: { LimitEntryUses: 1 } })
  await bench.scan('main-entry', '7002')
  await bench.client.deleteAccessCode({ ID })
  await bench.client.saveUpdateAccessCodeUnique({ ...code(UserID, '7003'), Restriction: { LimitEntryUses: 1 } })
  expect(await bench.scan('main-entry', '7003')).toMatchObject({ outcome: 'open' })
})
