import { expect, test } from 'vitest'
import { userId } from '../peopleCalls.fixture.ts'
import { openBench } from '../testing.fixture.ts'

const priya = 'priya.raman@whisperingpines.example'

async function open() {
  const bench = await openBench()
  await bench.signIn()
  return { bench, ID: await userId(bench, priya) }
}

test('the new email sets the first password, its time appears on the user’s page, and the old link ends', async () => {
  const { bench, ID } = await open()
  const before = await bench.link('masterUser', 'signin')
  const sentBefore = (await bench.client.getUserDetail({ ID })).SignInMailSentAt
  bench.time.now += 60_000
  const { SentTo, SentAt } = await bench.client.resendSignInMail({ ID })
  expect(SentTo).toBe(priya)
  expect(sentBefore).not.toBe(SentAt)
  expect((await bench.client.getUserDetail({ ID })).SignInMailSentAt).toBe(SentAt)
  const mail = (await bench.outbox())[0]
  expect(mail).toMatchObject({ to: priya, subject: 'Set your password' })
  expect((await bench.client.createMasterUserPassword({ Username: before, Password: 'sandbox2' })).isSuccess).toBe(false)
  const token = new URL(mail?.link ?? '').searchParams.get('userName') ?? ''
  expect((await bench.client.createMasterUserPassword({ Username: token, Password: 'sandbox2' })).isSuccess).toBe(true)
  await expect(bench.client.resendSignInMail({ ID })).rejects.toMatchObject({ status: 409, code: 'PASSWORD_SET' })
})

test('a user without web access gets no email, and the number of emails is limited', async () => {
  const { bench, ID } = await open()
  await expect(bench.client.resendSignInMail({ ID: await userId(bench, 'k.broussard@mail.example') })).rejects.toMatchObject({ status: 409 })
  for (let sent = 0; sent < 5; sent += 1) await bench.client.resendSignInMail({ ID })
  await expect(bench.client.resendSignInMail({ ID })).rejects.toMatchObject({ status: 429, code: 'TOO_MANY_ATTEMPTS' })
})
