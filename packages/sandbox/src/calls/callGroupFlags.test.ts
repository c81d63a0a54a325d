import { expect, test } from 'vitest'
import { danaName, openBench } from '../testing.fixture.ts'

const flagsOf = async (bench: Awaited<ReturnType<typeof openBench>>, username: string) => {
  const { ShowVideoGroup, ShowVoiceGroup, showImportVoiceGroup, callgroup } = await bench.client.login({ username, password: 'sandbox1' })
  const { authKey } = await bench.signIn(username)
  const { EnableUserTierCallgroup } = await bench.client.getUserDetails({ authkey: authKey })
  return { ShowVideoGroup, ShowVoiceGroup, showImportVoiceGroup, EnableUserTierCallgroup, callgroup: callgroup?.callgroupId }
}

test('§3 administrators see the kinds of call groups that their stations can call; group managers see only their own kind', async () => {
  const bench = await openBench()
  const of = (username: string) => flagsOf(bench, username)
  expect(await of(danaName)).toEqual({ ShowVideoGroup: true, ShowVoiceGroup: true, showImportVoiceGroup: true, EnableUserTierCallgroup: true, callgroup: null })
  expect(await of('desk@whisperingpines.example')).toEqual({ ShowVideoGroup: true, ShowVoiceGroup: false, showImportVoiceGroup: false, EnableUserTierCallgroup: true, callgroup: 11 })
  expect(await of('night@whisperingpines.example')).toEqual({ ShowVideoGroup: false, ShowVoiceGroup: true, showImportVoiceGroup: false, EnableUserTierCallgroup: true, callgroup: 12 })
  expect(await of('devices@whisperingpines.example')).toEqual({ ShowVideoGroup: false, ShowVoiceGroup: false, showImportVoiceGroup: false, EnableUserTierCallgroup: false, callgroup: null })
})

test('§3 stations without a camera offer voice groups only; without stations, only kinds that already exist are offered', async () => {
  const bench = await openBench()
  const { store } = bench.sandbox
  const stationsAre = (hardware_model: 'GT48' | 'U2') => store.updateTable('ports').set({ hardware_model }).execute()
  await store.updateTable('call_groups').set({ property_id: 3 }).execute()
  await stationsAre('GT48')
  expect(await flagsOf(bench, danaName)).toMatchObject({ ShowVideoGroup: false, ShowVoiceGroup: true, showImportVoiceGroup: true, EnableUserTierCallgroup: true })
  await stationsAre('U2')
  expect(await flagsOf(bench, danaName)).toMatchObject({ ShowVideoGroup: false, ShowVoiceGroup: false, showImportVoiceGroup: false, EnableUserTierCallgroup: false })
  await store.updateTable('call_groups').set({ property_id: 1 }).where('is_video', '=', 1).execute()
  expect(await flagsOf(bench, danaName)).toMatchObject({ ShowVideoGroup: true, ShowVoiceGroup: false, showImportVoiceGroup: false, EnableUserTierCallgroup: true })
})
