import { expect, test } from 'vitest'
import { danaName, openBench, type Bench } from '../testing.fixture.ts'

const jordan = 'jordan.lee@mail.example'

async function save(bench: Bench, changes: Partial<{ Token: string; Username: string; Password: string }> = {}) {
  const Token = changes.Token ?? (await bench.link('subscribe', 'valid'))
  const request = { Username: jordan, Password: 'sandbox2', WatchmanPhoneNumber: '+1 713 555 0117', ...changes, Token }
  return bench.client.subcribeSaveVideoCallgroup(request)
}

test('a link shows the call group that it joins; a used, expired or unknown link says why it does not work', async () => {
  const bench = await openBench()
  expect(await bench.client.getSubscribeDetails({ d: await bench.link('subscribe', 'valid') })).toEqual({
    IsValid: true, message: '', CallGroupName: 'Leasing Desk', PropertyName: 'Whispering Pines at Buffalo Bayou, Phase II',
    Username: jordan, WatchmanPhoneNumber: '+1 713 555 0117',
  })
  const used = await bench.client.getSubscribeDetails({ d: await bench.link('subscribe', 'used') })
  expect(used).toEqual({ IsValid: false, message: expect.stringContaining('used already'), CallGroupName: '', PropertyName: '', Username: '', WatchmanPhoneNumber: '' })
  expect(await bench.client.getSubscribeDetails({ d: 'guess' })).toMatchObject({ IsValid: false, CallGroupName: '' })
})

test('a newly registered user can sign in as a manager of the call group', async () => {
  const bench = await openBench()
  const token = await bench.link('subscribe', 'valid')
  expect(await save(bench, { Username: ' Jordan.Lee@mail.example ' })).toEqual({ isSuccess: true, message: 'Registered Successfully.' })
  const { authKey } = await bench.signIn(jordan, 'sandbox2')
  expect(await bench.client.getUserDetails({ authkey: authKey })).toMatchObject({ Email: jordan, UserTypeID: 2, callgroupId: 11 })
  await expect(save(bench, { Token: token, Username: 'second@mail.example' })).rejects.toMatchObject({ code: 'SUBSCRIBE_LINK_INVALID' })
})

test('a taken user name is refused and the link stays valid', async () => {
  const bench = await openBench()
  expect(await save(bench, { Username: danaName })).toEqual({ isSuccess: false, message: 'Username already exists' })
  expect(await save(bench)).toEqual({ isSuccess: true, message: 'Registered Successfully.' })
})

test('when two users register with the same link at once, only one succeeds', async () => {
  const bench = await openBench()
  const Token = await bench.link('subscribe', 'valid')
  const answers = await Promise.allSettled([save(bench, { Token }), save(bench, { Token, Username: 'second@mail.example' })])
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('the server enforces the rules for user name and password', async () => {
  const bench = await openBench()
  await expect(save(bench, { Username: 'jordan' })).rejects.toMatchObject({ code: 'VALIDATION', field: 'Username', message: 'Please Enter Valid Username' })
  await expect(save(bench, { Password: 'short1' })).rejects.toMatchObject({ code: 'VALIDATION', field: 'Password' })
})

test('only a valid link can check whether a user name is taken', async () => {
  const bench = await openBench()
  const Token = await bench.link('subscribe', 'valid')
  const ask = (Username: string, token = Token) => bench.client.isUsernameValid({ Username, Token: token })
  expect(await ask(jordan)).toEqual({ IsValid: true, message: '' })
  expect(await ask(` ${danaName.toUpperCase()}`)).toEqual({ IsValid: false, message: 'Username already exists' })
  expect(await ask('jordan')).toEqual({ IsValid: false, message: 'Please Enter Valid Username' })
  expect(await ask(danaName, 'guess')).toEqual(await ask('nobody@nowhere.example', 'guess'))
})

test('a link can check 30 user names in a quarter of an hour', async () => {
  const bench = await openBench({ limits: { usernameChecks: 2 } })
  const request = { Username: jordan, Token: await bench.link('subscribe', 'valid') }
  const ask = async () => (await bench.send(await bench.seal('isUsernameValid', request))).status
  expect([await ask(), await ask(), await ask()]).toEqual([200, 200, 429])
})

test('saving taken user names counts as checking them, so a link cannot reveal many accounts', async () => {
  const bench = await openBench({ limits: { usernameChecks: 2 } })
  const Token = await bench.link('subscribe', 'valid')
  const save = async () => {
    const payload = { Token, Username: danaName, Password: 'sandbox2', WatchmanPhoneNumber: '' }
    return (await bench.send(await bench.seal('subcribeSaveVideoCallgroup', payload))).status
  }
  expect([await save(), await save(), await save()]).toEqual([200, 200, 429])
})
