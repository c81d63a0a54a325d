import { expect, test } from 'vitest'
import { resident, userId } from '../peopleCalls.fixture.ts'
import { openBench } from '../testing.fixture.ts'

const unlimited = { LimitActuationModeID: 1, validFrom: null, validFromTime: null, validUntil: null, validUntilTime: null } as const

async function open() {
  const bench = await openBench()
  await bench.signIn()
  const ID = await userId(bench, resident.email)
  const save = (limits: Partial<Record<'validFrom' | 'validFromTime' | 'validUntil' | 'validUntilTime', string>>) =>
    bench.client.saveUserLimitations({ ID, ...unlimited, ...limits })
  const reasonAt = async (At: string) => {
    const { Reasons } = await bench.client.explainAccess({ UserID: ID, PortID: 'main-entry', At })
    return Reasons.find(({ Rule }) => Rule === 'standing')?.Because
  }
  return { bench, ID, save, reasonAt }
}

test('an end without a time includes its whole day, and a validity can be one day', async () => {
  const { bench, ID, save, reasonAt } = await open()
  await save({ validFrom: '2026-12-31', validUntil: '2026-12-31' })
  expect(await Promise.all(['2026-12-31T05:59:59Z', '2026-12-31T06:00:00Z', '2027-01-01T05:59:59Z', '2027-01-01T06:00:00Z'].map(reasonAt)))
    .toEqual(['notYetValid', 'inGoodStanding', 'inGoodStanding', 'expired'])
  expect(await bench.client.getUserLimitations({ ID })).toMatchObject({
    validFrom: '2026-12-31', validFromTime: null, validUntil: '2026-12-31', validUntilTime: null,
  })
})

test('an end saved with a time keeps the time', async () => {
  const { bench, ID, save, reasonAt } = await open()
  await save({ validUntil: '2026-12-31', validUntilTime: '00:00' })
  expect(await reasonAt('2026-12-31T06:00:00Z')).toBe('expired')
  // An old version of the portal stored an end without a time at the start of its day.
  await bench.sandbox.store.updateTable('users').set({ valid_until: '2026-11-30 00:00', valid_until_at: Date.parse('2026-11-30T06:00Z') }).where('id', '=', ID).execute()
  expect(await bench.client.getUserLimitations({ ID })).toMatchObject({ validUntil: '2026-11-30', validUntilTime: '00:00' })
  expect(await reasonAt('2026-11-30T06:00:00Z')).toBe('expired')
})

test('a skipped hour counts from the clock change; a repeated hour starts with the first and ends with the second', async () => {
  const { save, reasonAt } = await open()
  await save({ validFrom: '2027-03-14', validFromTime: '02:30', validUntil: '2027-11-07', validUntilTime: '01:30' })
  expect(await Promise.all(['2027-03-14T07:59:59Z', '2027-03-14T08:00:00Z', '2027-11-07T06:30:00Z', '2027-11-07T07:30:00Z'].map(reasonAt)))
    .toEqual(['notYetValid', 'inGoodStanding', 'inGoodStanding', 'expired'])
})

test('an end before its start is refused, by the property’s clock', async () => {
  const { save } = await open()
  await expect(save({ validFrom: '2026-12-31', validUntil: '2026-12-30' })).rejects.toMatchObject({ status: 400, field: 'validUntil' })
  await expect(save({ validFrom: '2026-12-31', validFromTime: '08:00', validUntil: '2026-12-31', validUntilTime: '08:00' })).rejects.toMatchObject({ field: 'validUntil' })
})
