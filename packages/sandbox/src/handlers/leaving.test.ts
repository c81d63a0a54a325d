import { expect, test } from 'vitest'
import { askDeletion, userId } from '../peopleCalls.fixture.ts'
import { danaName, day, openBench } from '../testing.fixture.ts'

const kim = 'k.broussard@mail.example'

/** Opens a sandbox with a deletion request that its user has confirmed. */
async function openConfirmed(username: string) {
  const bench = await openBench()
  const token = await askDeletion(bench, username)
  const { DueAt } = await bench.client.confirmAccountDeletion({ token })
  const id = await userId(bench, username)
  const stateNow = async () => (await bench.client.getAccountDeletion({ token })).State
  const mailsTo = async () => (await bench.outbox()).filter(({ to }) => to === username).map(({ subject }) => subject)
  return { bench, token, id, dueAt: Date.parse(DueAt ?? ''), stateNow, mailsTo }
}

test('§2 leaving: after the waiting time, nothing of the user opens a door or signs in', async () => {
  const { bench, token, id, dueAt, stateNow, mailsTo } = await openConfirmed(kim)
  const { client, sandbox: { store }, time } = bench
  expect(dueAt).toBe(time.now + 7 * day)
  const codesOf = () => store.selectFrom('access_codes').select('id').where('user_id', '=', id).execute()
  expect((await codesOf()).length).toBeGreaterThan(0)
  const { Lines, State } = await client.getAccountDeletion({ token })
  expect(State).toBe('waiting')
  expect(Lines.map(({ Kind }) => Kind)).toContain('code')
  // A second confirmation doesn't move the deletion date, and everything works until then.
  time.now += day
  expect(Date.parse((await client.confirmAccountDeletion({ token })).DueAt ?? '')).toBe(dueAt)
  await bench.signIn()
  expect((await client.getUserDetail({ ID: id })).DeletionDueAt).toBe(new Date(dueAt).toISOString())
  expect((await client.getDashboard()).Attention.find(({ Kind }) => Kind === 'deletionAsked')).toMatchObject({ Records: [{ ID: String(id) }] })
  time.now = dueAt - 1
  expect(await stateNow()).toBe('waiting')
  time.now = dueAt
  expect(await stateNow()).toBe('deleted')
  expect(await codesOf()).toEqual([])
  expect(await store.selectFrom('users').select(['has_web_access', 'password_hash']).where('id', '=', id).executeTakeFirst()).toEqual({ has_web_access: 0, password_hash: '' })
  await expect(client.withdrawAccountDeletion({ token })).rejects.toMatchObject({ code: 'DELETION_ENDED' })
  // Earlier mails to the user are deleted too.
  expect(await mailsTo()).toEqual(['Your account is deleted'])
  const changes = await store.selectFrom('changes').select(['call', 'by_name']).where('call', '=', 'confirmAccountDeletion').execute()
  expect(changes).toHaveLength(1)
})

test('§2 leaving: a scan at the gate also runs due deletions', async () => {
  const { bench, id, dueAt } = await openConfirmed(kim)
  bench.time.now = dueAt
  await bench.post('gate/scan', { presented: 'nothing', reader: 'main-entry' })
  expect((await bench.sandbox.store.selectFrom('users').select('removed_at').where('id', '=', id).executeTakeFirst())?.removed_at).toBe(dueAt)
})

test('§2 leaving: a user who cancels the deletion keeps everything, also by the second email’s link', async () => {
  const { bench, dueAt, stateNow, id } = await openConfirmed(kim)
  const back = (await bench.outbox()).find(({ subject }) => subject === 'Your account will be deleted')?.link ?? ''
  await bench.client.withdrawAccountDeletion({ token: new URL(back).searchParams.get('token') ?? '' })
  bench.time.now = dueAt + day
  expect(await stateNow()).toBe('withdrawn')
  await bench.signIn()
  expect((await bench.client.getUserDetail({ ID: id })).DeletionDueAt).toBeNull()
})

test('§2 leaving: an administrator refuses with a reason or deletes at once, and the user gets an email', async () => {
  const { bench, id, token, stateNow, mailsTo } = await openConfirmed(kim)
  const { client } = bench
  await bench.signIn()
  await client.refuseAccountDeletion({ ID: id, Reason: 'The lease runs until March.' })
  expect(await client.getAccountDeletion({ token })).toMatchObject({ State: 'refused', Reason: 'The lease runs until March.', EndedBy: 'Dana Whitfield' })
  expect((await mailsTo())[0]).toBe('Your account stays')
  await expect(client.refuseAccountDeletion({ ID: id, Reason: 'Again' })).rejects.toMatchObject({ code: 'NO_DELETION_REQUEST' })
  await client.confirmAccountDeletion({ token: await askDeletion(bench, kim) })
  const { Version } = await client.getUserDeletePlan({ ID: id })
  await client.deleteUser({ ID: id, Version })
  expect(await stateNow()).toBe('deleted')
  expect((await mailsTo())[0]).toBe('Your account is deleted')
})

test('§2 leaving: the last administrator cannot leave, and an unconfirmed link expires after a week', async () => {
  const bench = await openBench()
  const { client, time, sandbox: { store } } = bench
  const dana = await userId(bench, danaName)
  const token = await askDeletion(bench, danaName)
  await store.updateTable('users').set({ is_user_admin: 0 }).where('id', '!=', dana).execute()
  expect(await client.getAccountDeletion({ token })).toMatchObject({ State: 'asked', IsAllowed: false, Warnings: [{ Code: 'LAST_ADMINISTRATOR' }] })
  await expect(client.confirmAccountDeletion({ token })).rejects.toMatchObject({ code: 'LAST_ADMINISTRATOR' })
  // Dana becomes the last administrator during the waiting time.
  await store.updateTable('users').set({ is_user_admin: 1 }).where('id', '!=', dana).execute()
  await client.confirmAccountDeletion({ token })
  await store.updateTable('users').set({ is_user_admin: 0 }).where('id', '!=', dana).execute()
  time.now += 7 * day
  expect((await client.getAccountDeletion({ token })).State).toBe('blocked')
  await expect(bench.signIn()).resolves.toBeDefined()
  const other = await askDeletion(bench, kim)
  time.now += 7 * day
  expect((await client.getAccountDeletion({ token: other })).State).toBe('lapsed')
  await expect(client.confirmAccountDeletion({ token: other })).rejects.toMatchObject({ code: 'DELETION_ENDED' })
  expect((await client.getAccountDeletion({ token: 'nobody-gave-this-out' })).State).toBe('invalid')
})

test('a request for deletion gets the same answer for known and unknown users, emails only the owner, and deletes no one', async () => {
  const bench = await openBench()
  const before = (await bench.outbox()).length
  const nobody = await bench.client.userAccountDelete({ Username: 'nobody@nowhere.example' })
  expect(await bench.outbox()).toHaveLength(before)
  expect(await bench.client.userAccountDelete({ Username: danaName })).toEqual(nobody)
  expect(nobody.message).toBe('If a user with this name exists, they get an email to confirm the deletion.')
  expect((await bench.outbox())[0]).toMatchObject({ to: danaName, subject: 'Confirm the deletion of your account' })
  await expect(bench.signIn()).resolves.toBeDefined()
})

test('a repeated request with the same idempotency key sends one email', async () => {
  const bench = await openBench()
  const before = (await bench.outbox()).length
  const options = { idempotencyKey: crypto.randomUUID() }
  for (let time = 0; time < 2; time += 1) await bench.client.userAccountDelete({ Username: danaName }, options)
  expect(await bench.outbox()).toHaveLength(before + 1)
})

test('too many requests are refused, and the refusal is not kept for the idempotency key', async () => {
  const bench = await openBench({ limits: { mailRequests: 1 } })
  await bench.client.userAccountDelete({ Username: danaName })
  const again = async () => {
    const request = await bench.seal('userAccountDelete', { Username: danaName })
    request.headers.set('Idempotency-Key', 'one')
    return bench.send(request)
  }
  expect((await again()).headers.get('retry-after')).toBe('900')
  bench.time.now += 900_000
  expect((await again()).status).toBe(200)
})

test('§2 leaving: an unknown link is refused at once, and the server keeps running', async () => {
  const { client, send } = await openBench()
  for (const call of ['confirmAccountDeletion', 'withdrawAccountDeletion'] as const) {
    await expect(client[call]({ token: 'x'.repeat(32) })).rejects.toMatchObject({ code: 'DELETION_ENDED' })
    expect((await send(new Request('http://localhost:4200/keys'))).status).toBe(200)
  }
})
