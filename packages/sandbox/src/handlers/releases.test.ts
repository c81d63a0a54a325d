import { expect, test } from 'vitest'
import { danaName, openBench } from '../testing.fixture.ts'

const login = (bench: Awaited<ReturnType<typeof openBench>>, username = danaName) => bench.client.login({ username, password: 'sandbox1' })

test('news that a user dismissed stays dismissed', async () => {
  const bench = await openBench()
  const before = await login(bench)
  expect(before).toMatchObject({ EnableGroupReleaseVideo: true, IsUserIgnoreGroupReleaseVideo: false, IsUserIgnoreRelease: false })
  expect(before.GroupReleaseVideoUrl).toBe('http://localhost:4200/sandbox/media/watchman.webm')
  expect(before.ReleaseContent).toContain('<h3>')
  const { authKey } = await bench.signIn()
  const details = () => bench.client.getUserDetails({ authkey: authKey })
  await bench.client.groupReleaseVideo({ UserId: 1, IsIgnore: true })
  expect(await details()).toMatchObject({ IsUserIgnoreGroupReleaseVideo: true, IsUserIgnoreRelease: false })
  await bench.client.ignoreReleaseContent({ UserId: '1', IsIgnore: true })
  expect(await login(bench)).toMatchObject({ IsUserIgnoreGroupReleaseVideo: true, IsUserIgnoreRelease: true })
  await bench.client.groupReleaseVideo({ UserId: 1, IsIgnore: false })
  expect(await details()).toMatchObject({ IsUserIgnoreGroupReleaseVideo: false, IsUserIgnoreRelease: true })
})

test('users cannot dismiss news for another user', async () => {
  const bench = await openBench()
  await bench.signIn('billing@whisperingpines.example')
  await expect(bench.client.ignoreReleaseContent({ UserId: 1, IsIgnore: true })).rejects.toMatchObject({ status: 403, code: 'NOT_YOUR_USER' })
  expect(await login(bench)).toMatchObject({ IsUserIgnoreRelease: false })
})

test('a user without news is shown none', async () => {
  const bench = await openBench()
  const answer = await login(bench, 'billing@whisperingpines.example')
  expect(answer).toMatchObject({ EnableGroupReleaseVideo: false, GroupReleaseVideoUrl: '', IsUserIgnoreRelease: true, ReleaseContent: '' })
})
