import { DoorOutputMode } from '@portal/domain'
import { expect, test } from 'vitest'
import { openBench } from '../testing.fixture.ts'

const dwayne = 'dwayne.pickett@whisperingpines.example'

async function openSignedIn() {
  const bench = await openBench()
  await bench.signIn()
  const { store } = bench.sandbox
  const idOf = async (email: string) => (await store.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id
  const change = async (email: string, fields: Partial<Parameters<typeof bench.client.updateUserDetail>[0]>) => {
    const { ID, Version } = await bench.client.getUserDetail({ ID: await idOf(email) })
    return bench.client.updateUserDetail({ ...fields, ID, Version })
  }
  return { ...bench, store, idOf, change }
}

test('a user limited to momentary opening cannot hold doors open, even with a hold-open code', async () => {
  const { scan, change, client, idOf } = await openSignedIn()
  expect(await client.getUserDetail({ ID: await idOf(dwayne) })).toMatchObject({ LimitActuationModeID: DoorOutputMode.Both })
  await change(dwayne, { LimitActuationModeID: DoorOutputMode.MomentaryOpen })
  expect(await scan('service-gate', '90210')).toMatchObject({ outcome: 'open', message: 'Service Gate, Fannin St. is open.' })
  expect(await scan('service-gate', 'nobody has this')).toMatchObject({ outcome: 'denied' })
  await change(dwayne, { LimitActuationModeID: DoorOutputMode.HoldOpen })
  expect(await scan('service-gate', '90210')).toMatchObject({ message: 'Service Gate, Fannin St. is held open.' })
})

test('a code of both modes opens momentarily, holds the door open when presented again soon, then closes it', async () => {
  const { scan, store, time } = await openSignedIn()
  await store.updateTable('access_codes').set({ output_mode: DoorOutputMode.Both }).where('label', '=', 'Hold open').execute()
  expect(await scan('service-gate', '90210')).toMatchObject({ message: 'Service Gate, Fannin St. is open.' })
  time.now += 11_000
  expect(await scan('service-gate', '90210')).toMatchObject({ message: 'Service Gate, Fannin St. is open.' })
  time.now += 9_000
  expect(await scan('service-gate', '90210')).toMatchObject({ message: 'Service Gate, Fannin St. is held open.' })
  expect(await scan('service-gate', '90210')).toMatchObject({ message: 'Service Gate, Fannin St. is closed again.' })
})

test('creating a hold-open code for a user lets the user hold doors open', async () => {
  const { client, idOf, scan, store } = await openSignedIn()
  const UserID = await idOf('k.broussard@mail.example')
  const { module_id: ModuleID } = await store.selectFrom('port_modules').select('module_id').where('port_id', '=', 'service-gate').executeTakeFirstOrThrow()
  await client.createHoldOpenUser({ PropertyLocationID: 103, ModuleID, UserID, Code: '48151', Label: '' })
  expect(await client.getUserDetail({ ID: UserID })).toMatchObject({ LimitActuationModeID: DoorOutputMode.Both })
  expect(await scan('service-gate', '48151')).toMatchObject({ message: 'Service Gate, Fannin St. is held open.' })
})

test('a phone opens doors only while its user uses the app', async () => {
  const { client, idOf, change } = await openSignedIn()
  const UserID = await idOf('christopher.featherstonehaugh@mail.example')
  const check = () => client.bluetoothAccessCheck({ UserID, PortID: 'main-entry' })
  expect(await check()).toMatchObject({ IsAllowed: true })
  await change('christopher.featherstonehaugh@mail.example', { IsCellgateApp: false, IsMobileOnly: false })
  expect(await check()).toMatchObject({ IsAllowed: false, Reason: 'revoked' })
})

test('a directory PIN opens no door, and the answer names the user it calls', async () => {
  const { scan, change } = await openSignedIn()
  await change('k.broussard@mail.example', { DirectoryPin: '04178' })
  expect(await scan('main-entry', '04178')).toMatchObject({ outcome: 'denied', reason: 'unknownCode', message: 'This directory PIN calls Keisha Broussard at the panel. It opens no door.' })
})

test('a hidden group is visible only to users above all groups and to its own members', async () => {
  const bench = await openSignedIn()
  const { store, client } = bench
  const shown = async () => (await client.getUserGroups({})).UserGroups.map(({ ID }) => ID)
  const all = await shown()
  await store.updateTable('users').set({ is_user_admin: 1, has_web_access: 1 }).where('email', '=', 'alejandra.vm@whisperingpines.example').execute()
  const { ID: group } = (await client.getUserGroups({})).UserGroups.find(({ HierarchyLevel }) => HierarchyLevel === 4) ?? { ID: 0 }
  await store.updateTable('user_groups').set({ is_client_portal_visible: 0 }).where('id', '=', group).execute()
  expect(await shown()).toEqual(all)
  await store.updateTable('users').set({ group_id: 2 }).where('email', '=', 'dana.whitfield@whisperingpines.example').execute()
  expect(await shown()).not.toContain(group)
  await expect(client.previewRestrictionEffect({ Change: { Kind: 'userGroup', UserIDs: [await bench.idOf('k.broussard@mail.example')], UserGroupID: group } })).rejects.toMatchObject({ status: 404 })
})

test('the signed-in user gets their own time zone', async () => {
  const { client, store, signIn } = await openSignedIn()
  await store.updateTable('users').set({ own_time_zone: 'Europe/Berlin' }).where('email', '=', 'dana.whitfield@whisperingpines.example').execute()
  const { authKey: authkey } = await signIn()
  expect(await client.getUserDetails({ authkey })).toMatchObject({ TimezoneID: 'Europe/Berlin' })
})
