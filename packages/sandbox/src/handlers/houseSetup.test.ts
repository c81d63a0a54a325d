import { expect, test } from 'vitest'
import { openBench } from '../testing.fixture.ts'

test('a single-family owner sets the house up, and lands on the dashboard from then on', async () => {
  const bench = await openBench()
  await bench.signIn()
  const house = { AccountName: 'The Okafors', Address: '12 Oakline Drive', TimezoneID: 'America/Denver', FirstName: 'Ada', LastName: 'Okafor', Phone: '', WatchmanPhoneNumber: '' }
  await expect(bench.client.updateSingleFamilyManualAccount(house)).rejects.toMatchObject({ status: 403 })
  const { authKey } = await bench.signIn('home@oakline.example')
  await expect(bench.client.updateSingleFamilyManualAccount({ ...house, TimezoneID: 'Moon' })).rejects.toMatchObject({ field: 'TimezoneID' })
  await bench.client.updateSingleFamilyManualAccount(house)
  expect(await bench.client.getUserDetails({ authkey: authKey })).toMatchObject({ AccountName: 'The Okafors', IS_SFH_ACTIVE: false })
})

test('the set-up keeps the saved values and the step between sessions, and cannot run again once finished', async () => {
  const bench = await openBench()
  const { client } = bench
  await bench.signIn('home@oakline.example')
  expect(await client.getHouseSetup({})).toMatchObject({ Step: 'house', SavedAt: null, AccountName: 'Oakline House', People: [], RungUserIDs: [], Doors: [{ Name: 'Front Gate', PropertyLocationID: 201, IsStation: true }] })
  const house = { AccountName: 'The Okafors', Address: '14 Oakline Drive', TimezoneID: 'America/Denver', FirstName: 'Ada', LastName: 'Okafor', Phone: '+1 713 555 0123', WatchmanPhoneNumber: '' }
  await client.saveHouseSetup({ Step: 'people', ...house })
  await expect(client.saveHouseSetup({ Step: 'calls', ...house, Address: '' })).rejects.toMatchObject({ field: 'Address' })
  await client.saveUserWizard({ PropertyID: 2, UserGroupID: null, HasAllLocationAccess: true, User: { FirstName: 'Nia', LastName: 'Okafor', Email: 'nia@mail.example' } })
  // The user continues on another device, on another day.
  const { authKey: authkey } = await bench.signIn('home@oakline.example')
  expect(await client.getHouseSetup({})).toMatchObject({ Step: 'people', Address: '14 Oakline Drive', TimezoneID: 'America/Denver', FirstName: 'Ada', People: [{ Name: 'Nia Okafor' }] })
  expect(await client.getUserDetails({ authkey })).toMatchObject({ IS_SFH_ACTIVE: true })
  await client.updateSingleFamilyManualAccount(house)
  await expect(client.getHouseSetup({})).rejects.toMatchObject({ status: 403 })
  await expect(client.saveHouseSetup({ Step: 'house', ...house })).rejects.toMatchObject({ status: 403 })
})

test('the users who answer at the gate form a call group, and a ring test calls it', async () => {
  const bench = await openBench()
  const { client } = bench
  await bench.signIn('home@oakline.example')
  const house = { AccountName: 'Oak', Address: '14 Oakline Drive', TimezoneID: 'America/Chicago', FirstName: 'Ada', LastName: 'Okafor', Phone: '', WatchmanPhoneNumber: '+1 713 555 0188' }
  await expect(client.ringHouse({})).rejects.toMatchObject({ code: 'UNKNOWN_STATION' })
  const { User } = await client.saveUserWizard({ PropertyID: 2, UserGroupID: null, HasAllLocationAccess: true, User: { FirstName: 'Nia', LastName: 'Okafor', Email: '' } })
  await expect(client.saveHouseSetup({ Step: 'done', ...house, RungUserIDs: [1] })).rejects.toMatchObject({ status: 404, field: 'RungUserIDs' })
  await client.saveHouseSetup({ Step: 'done', ...house, RungUserIDs: [User.ID] })
  // A second save keeps the call group. Its name fits the station's directory.
  await client.saveHouseSetup({ Step: 'done', ...house, AccountName: 'Oakline House', RungUserIDs: [User.ID] })
  expect(await client.getHouseSetup({})).toMatchObject({ RungUserIDs: [User.ID] })
  const { CallGroups } = await client.getCallGroups({})
  expect(CallGroups).toMatchObject([{ Name: 'Oakline House', IsVideo: true, SecondCalled: [User.ID], Numbers: [], People: [{ RingsPhone: true }, {}] }])
  const { ID } = await client.ringHouse({})
  expect((await client.getVisitorCalls({ IsRunning: true })).Calls).toMatchObject([{ ID, StationName: 'Front Gate' }])
  await expect(client.ringHouse({})).rejects.toMatchObject({ code: 'STATION_BUSY' })
})
