import { expect, test } from 'vitest'
import { hardwareCatalogue, PushKind } from '@portal/domain'
import { openBench } from '../testing.fixture.ts'

/** One controller of every model with a hardware id, all of them at one location. */
async function openWithEveryModel() {
  const bench = await openBench()
  await bench.signIn()
  const { store } = bench.sandbox
  const modules = new Map<PushKind, number[]>()
  for (const { id, model, push } of hardwareCatalogue) {
    const port = { id: `port-${id}`, property_id: 1, location_id: 101, name: model, hardware_model: model, status: 'Closed' as const, last_opened_at: null, position: id + 100, station_number: '' }
    await store.insertInto('ports').values(port).execute()
    await store.insertInto('modules').values({ id: id + 1000, property_id: 1, name: model, hardware_model: model }).execute()
    await store.insertInto('port_modules').values({ port_id: port.id, module_id: id + 1000, port_number: 1 }).execute()
    modules.set(push, [...(modules.get(push) ?? []), id + 1000])
  }
  return { bench, modules }
}

test('§7 each push works only for its own hardware', async () => {
  const { bench, modules } = await openWithEveryModel()
  const { client } = bench
  const calls = [
    ['GET XML', client.getXml], ['EVOhttp', client.evoHttp], ['U2http', client.u2Http], ['TalkMan', client.talkMan],
    ['OmniPoint', client.omniPointAddCode], ['OmniPoint', client.omniPointUpdateCode], ['OmniPoint', client.omniPointRemoveCode], ['Entria', client.entriaSave],
  ] as const
  for (const [kind, call] of calls) {
    for (const [push, ids] of modules) {
      for (const ModuleID of ids) {
        if (push === kind) expect((await call({ ModuleID })).Pushes).toMatchObject([{ ModuleID, Push: kind, Status: 'acknowledged', HardwareID: ModuleID - 1000 }])
        else await expect(call({ ModuleID })).rejects.toMatchObject({ status: 409, code: 'WRONG_PUSH' })
      }
    }
  }
})

test('§7 each controller of a list gets its own push', async () => {
  const { bench, modules } = await openWithEveryModel()
  const ModuleIDs = [...modules.values()].flat()
  const { Pushes, message } = await bench.client.sendCodeToDeviceByModuleIDList({ ModuleIDs, AccessCodeID: 1 })
  expect(message).toBe('Sent to 11 controllers.')
  expect(new Set(Pushes.map(({ Push }) => Push))).toEqual(new Set(Object.values(PushKind)))
  expect(Pushes.every(({ Action, AccessCodeID }) => Action === 'update' && AccessCodeID === 1)).toBe(true)
  await expect(bench.client.sendCodeToDeviceByModuleIDList({ ModuleIDs: [...ModuleIDs, 9] })).rejects.toMatchObject({ status: 404 })
})

test('§7 the push of a saved code follows from the hardware type', async () => {
  const { bench } = await openWithEveryModel()
  const { Pushes } = await bench.client.saveUpdateAccessCodeUnique({
    AccessCodeTypeID: 1, Label: '', Code: '9090', PropertyLocations: [{ PropertyLocationID: 101, IsActive: true, Ports: hardwareCatalogue.map(({ id }) => `port-${id}`) }],
  })
  expect(Object.fromEntries(Pushes.map(({ ModuleID, Push }) => [ModuleID - 1000, Push]))).toEqual(
    Object.fromEntries(hardwareCatalogue.map(({ id, push }) => [id, push])),
  )
})

test('commands are listed newest first, by controller, in pages; other accounts and users without the right see none', async () => {
  const { bench, modules } = await openWithEveryModel()
  const [ModuleID = 0] = modules.get('Entria') ?? []
  for (let time = 0; time < 12; time += 1) await bench.client.entriaSave({ ModuleID })
  const { TotalCount, Pushes } = await bench.client.getDevicePushes({ ModuleID })
  expect([TotalCount, Pushes.length]).toEqual([12, 10])
  expect(Pushes.map(({ ID }) => ID)).toEqual(Pushes.map(({ ID }) => ID).toSorted((one, other) => other - one))
  expect((await bench.client.getDevicePushes({ ModuleID, page: 2 })).Pushes).toHaveLength(2)
  await bench.signIn('home@oakline.example')
  expect((await bench.client.getDevicePushes({})).TotalCount).toBe(0)
  await expect(bench.client.entriaSave({ ModuleID })).rejects.toMatchObject({ status: 404 })
  await bench.signIn('billing@whisperingpines.example')
  await expect(bench.client.getDevicePushes({})).rejects.toMatchObject({ status: 403 })
})
