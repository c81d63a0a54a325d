import { expect, test } from 'vitest'
import { userId } from '../peopleCalls.fixture.ts'
import { danaName, openBench } from '../testing.fixture.ts'

const keisha = 'k.broussard@mail.example'
const changed = new Set(['Your password was changed', 'Your email address was changed'])

async function open() {
  const bench = await openBench()
  await bench.signIn()
  const mails = async () => (await bench.outbox()).filter(({ subject }) => changed.has(subject)).map(({ to, subject }) => `${to}: ${subject}`).toSorted()
  return { ...bench, mails, ana: await userId(bench, 'anabarr@mail.example'), dana: await userId(bench, danaName), ID: await userId(bench, keisha) }
}

test('one’s own password, email address and user name are not changed as an administrator changes those of others', async () => {
  const { client, dana, mails } = await open()
  const { Version } = await client.getUserDetail({ ID: dana })
  const own = { status: 409, code: 'OWN_USER' }
  await expect(client.setUserPassword({ ID: dana, Password: 'sandbox2' })).rejects.toMatchObject(own)
  await expect(client.updateUserDetail({ ID: dana, Version, Email: 'stranger@mail.example' })).rejects.toMatchObject({ ...own, field: 'Email' })
  await expect(client.updateUserDetail({ ID: dana, Version, Username: 'stranger@mail.example' })).rejects.toMatchObject({ ...own, field: 'Username' })
  await client.updateUserDetail({ ID: dana, Version, Notes: 'Night desk', Email: danaName })
  expect(await mails()).toEqual([])
})

test('for every change of a password or an address the owner is mailed at the old and the new one', async () => {
  const { client, ID, mails, link, as } = await open()
  await client.setUserPassword({ ID, Password: 'sandbox2' })
  expect(await mails()).toEqual([`${keisha}: Your password was changed`])
  const { Version } = await client.getUserDetail({ ID })
  await client.updateUserDetail({ ID, Version, Email: 'keisha@new.example', Username: 'keisha@new.example' })
  expect(await mails()).toEqual([`${keisha}: Your email address was changed`, `${keisha}: Your password was changed`, 'keisha@new.example: Your email address was changed'])
  const token = await link('resetPassword', 'valid')
  await as(token, () => client.resetPassword({ password: 'sandbox3', confirmpassword: 'sandbox3', PasswordResetToken: token }))
  expect(await mails()).toHaveLength(4)
})

test('anyone who has never had a sign-in is not mailed', async () => {
  const { client, mails, ana } = await open()
  const { Version } = await client.getUserDetail({ ID: ana })
  await client.updateUserDetail({ ID: ana, Version, Email: 'ana@new.example' })
  expect(await mails()).toEqual([])
})

test('nothing that outlasts it is done while signed in as someone else', async () => {
  const { client, as, link, signIn, dana } = await open()
  const elsewhere = await signIn()
  const { AuthToken, user, CsrfToken } = await as(await link('signInAsAdmin', 'valid'), () => client.signInAsAdmin())
  await as({ token: AuthToken, authKey: user.SessionID, csrf: CsrfToken }, async () => {
    const { Version, ID } = await client.getUserDetail({ ID: dana })
    await expect(client.setUserPassword({ ID, Password: 'sandbox2' })).rejects.toMatchObject({ status: 409 })
    await expect(client.updateUserDetail({ ID, Version, Email: 'stranger@mail.example' })).rejects.toMatchObject({ status: 409 })
    await expect(client.endOwnSessions({ SessionID: null })).rejects.toMatchObject({ status: 403, code: 'SIGNED_IN_AS' })
  })
  await as(elsewhere, () => client.getDashboard())
})
