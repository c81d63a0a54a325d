import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Bench, openBench } from '../testing.fixture.ts'

const keyRing = '118-4417'

async function openSignedIn(): Promise<Bench> {
  const bench = await openBench()
  await bench.signIn()
  return bench
}

async function codeOf(bench: Bench, cardNumber: number) {
  const { AccessCodes } = await bench.client.getAccessCodes({ searchText: String(cardNumber) })
  const code = AccessCodes.find(({ CardNumber }) => CardNumber === cardNumber)
  if (!code) throw new Error(`No card ${cardNumber}.`)
  return code
}

test('a lost card is refused as lost at the gate, in the explanation and in activity, and its controllers delete it', async () => {
  const bench = await openSignedIn()
  const before = await codeOf(bench, 4417)
  const done = await bench.client.setAccessCodeState({ ID: before.ID, State: 'lost', Version: before.Version })
  expect(done).toMatchObject({ message: 'Entry method reported lost.', ReplacementID: null, Version: before.Version + 1 })
  expect(done.Pushes.length).toBeGreaterThan(0)
  expect(await bench.scan('main-entry', keyRing)).toMatchObject({ outcome: 'denied', reason: 'lost', message: 'This entry method was reported lost.' })
  const { Outcome, Reasons } = await bench.client.explainAccess({ AccessCodeID: before.ID, PortID: 'main-entry' })
  expect(Outcome).toBe('denied')
  expect(Reasons.find(({ Result }) => Result === 'denies')).toMatchObject({ Rule: 'standing', Because: 'lost' })
  const { Lines } = await bench.client.getLog({ AccessCodeID: before.ID, count: 1 })
  expect(Lines).toMatchObject([{ Kind: 'event', Decision: 'denied', Reason: 'lost' }])
  const changes = await bench.client.getLog({ Kind: 'change', count: 1 })
  expect(JSON.stringify(changes.Lines)).toContain('"lost"')
  const now = new Date(bench.time.now).toISOString()
  expect(await codeOf(bench, 4417)).toMatchObject({ IsActive: false, LostAt: now, LastUsedAt: before.LastUsedAt, LastTriedAt: now })
})

test('a lost card’s number stays taken, and the card opens again when it is turned on', async () => {
  const bench = await openSignedIn()
  const before = await codeOf(bench, 4417)
  await bench.client.setAccessCodeState({ ID: before.ID, State: 'suspended' })
  expect(await bench.scan('main-entry', keyRing)).toMatchObject({ reason: 'revoked', message: 'This code is suspended.' })
  await bench.client.setAccessCodeState({ ID: before.ID, State: 'lost' })
  const asNew = { ...before, userID: null, ID: null, Version: null }
  await expect(bench.client.saveUpdateAccessCodeUnique(asNew)).rejects.toMatchObject({ code: 'TAKEN', field: 'CardNumber' })
  await bench.client.setAccessCodeState({ ID: before.ID, State: 'active' })
  expect(await bench.scan('main-entry', keyRing)).toMatchObject({ outcome: 'open' })
  expect(await codeOf(bench, 4417)).toMatchObject({ IsActive: true, LostAt: null })
})

test('a replacement keeps the label, doors, hours and dates, and turning the old card on again can remove it', async () => {
  const bench = await openSignedIn()
  const first = await codeOf(bench, 4417)
  const { ID, Version } = await bench.client.saveUpdateAccessCodeUnique({
    ...first, userID: first.UserID, ValidUntil: '2027-03-01T06:00:00.000Z', DoorOutputMode: 3, PropertyLocations: first.PropertyLocations.slice(0, 2),
    Restriction: { Windows: [{ Days: [1, 2], Start: 480, End: 1020 }], ClosedOnHolidays: true },
  })
  const before = await bench.client.getAccessCode({ ID })
  const lost = await bench.client.setAccessCodeState({ ID, State: 'lost', Version, Replacement: { FacilityCode: 118, CardNumber: 5233 } })
  const replacement = await bench.client.getAccessCode({ ID: lost.ReplacementID ?? 0 })
  const kept = ['UserID', 'AccessCodeTypeID', 'Label', 'WiegandFormat', 'DoorOutputMode', 'ValidFrom', 'ValidUntil', 'Restriction', 'PropertyLocations'] as const
  for (const field of kept) expect(replacement[field]).toEqual(before[field])
  expect(replacement).toMatchObject({ FacilityCode: 118, CardNumber: 5233, IsActive: true, LostAt: null, LastUsedAt: null })
  expect(await bench.scan('main-entry', '118-5233')).not.toMatchObject({ reason: 'unknownCode' })

  const { Lines } = await bench.client.getLog({ Kind: 'change', count: 1 })
  expect(Lines).toMatchObject([{ Kind: 'change', Subjects: 2 }])

  await bench.client.setAccessCodeState({ ID, State: 'active', Version: lost.Version, Removes: lost.ReplacementID })
  expect(await bench.scan('main-entry', '118-5233')).toMatchObject({ reason: 'unknownCode' })
  expect(await bench.client.getAccessCode({ ID })).toMatchObject({ IsActive: true, LostAt: null })
})

test('a replacement with a taken number changes nothing, nor does a change of an older version', async () => {
  const bench = await openSignedIn()
  const before = await codeOf(bench, 4417)
  const taken = { FacilityCode: 118, CardNumber: 3902 }
  await expect(bench.client.setAccessCodeState({ ID: before.ID, State: 'lost', Replacement: taken })).rejects.toMatchObject({ code: 'TAKEN', field: 'CardNumber' })
  await expect(bench.client.setAccessCodeState({ ID: before.ID, State: 'lost', Version: before.Version + 1 })).rejects.toMatchObject({ code: 'CONFLICT' })
  expect(await codeOf(bench, 4417)).toEqual(before)
  expect(await bench.scan('main-entry', keyRing)).toMatchObject({ outcome: 'open' })
})

test('a card that was reported lost after its user moved out stays lost when the move-out is undone', async () => {
  const bench = await openSignedIn()
  const { ID, UserID } = await codeOf(bench, 4417)
  const user = await bench.client.getUserDetail({ ID: UserID ?? 0 })
  const { ReceiptToken } = await bench.client.moveOutUser({ ID: user.ID, Version: user.Version })
  await bench.client.setAccessCodeState({ ID, State: 'lost' })
  await bench.client.undoMoveOut({ ReceiptToken })
  expect(await bench.client.getAccessCode({ ID })).toMatchObject({ IsActive: false })
  expect(await bench.scan('main-entry', keyRing)).toMatchObject({ reason: 'lost' })
})

test('after any changes of state, a code is lost or active as last set, and opens only when active', async () => {
  const bench = await openSignedIn()
  const { ID } = await codeOf(bench, 4417)
  const reasons = { active: 'opened', suspended: 'revoked', lost: 'lost' } as const
  await fc.assert(fc.asyncProperty(fc.array(fc.constantFrom('active' as const, 'suspended' as const, 'lost' as const), { minLength: 1, maxLength: 5 }), async (states) => {
    for (const State of states) await bench.client.setAccessCodeState({ ID, State })
    const last = states.at(-1) ?? 'active'
    const { IsActive, LostAt } = await bench.client.getAccessCode({ ID })
    expect([IsActive, LostAt !== null]).toEqual([last === 'active', last === 'lost'])
    expect(await bench.scan('main-entry', keyRing)).toMatchObject({ reason: reasons[last] })
  }), { numRuns: 15 })
})
