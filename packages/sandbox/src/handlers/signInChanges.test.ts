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

test('administrators cannot change their own password, email address or user name on the page for other users', async () => {
  const { client, dana, mails } = await open()
  const { Version } = await client.getUserDetail({ ID: dana })
  const own = { status: 409, code: 'OWN_USER' }
  await expect(client.setUserPassword({ ID: dana, Password: 'sandbox2' })).rejects.toMatchObject(own)
  await expect(client.updateUserDetail({ ID: dana, Version, Email: 'stranger@mail.example' })).rejects.toMatchObject({ ...own, field: 'Email' })
  await expect(client.updateUserDetail({ ID: dana, Version, Username: 'stranger@mail.example' })).rejects.toMatchObject({ ...own, field: 'Username' })
  await client.updateUserDetail({ ID: dana, Version, Notes: 'Night desk', Email: danaName })
  expect(await mails()).toEqual([])
})

test('a changed password is emailed to the user, a changed address to both the old and the new one', async () => {
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

test('a user without a sign-in gets no such email', async () => {
  const { client, mails, ana } = await open()
  const { Version } = await client.getUserDetail({ ID: ana })
  await client.updateUserDetail({ ID: ana, Version, Email: 'ana@new.example' })
  expect(await mails()).toEqual([])
})

test('while signed in as another user, an administrator cannot change the password or address, or end sessions', async () => {
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
