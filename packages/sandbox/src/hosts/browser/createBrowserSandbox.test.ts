import { expect, test } from 'vitest'
import { saturday } from '../../testing.fixture.ts'
import { createBrowserSandbox } from './createBrowserSandbox.ts'

const open = () => createBrowserSandbox({ baseUrl: 'http://localhost:6006', clock: { now: () => saturday } })
const scan = (presented: string) =>
  new Request('http://localhost:6006/sandbox/api/gate/scan', { method: 'POST', body: JSON.stringify({ reader: 'main-entry', presented }) })

test('links and codes are the same in every page', async () => {
  const [one, two] = [await open(), await open()]
  const codeOf = async (sandbox: typeof one) => {
    const body = JSON.stringify({ invite: 'brightwater' })
    return (await sandbox.fetch(new Request('http://localhost:6006/sandbox/api/gate/code', { method: 'POST', body }))).json()
  }
  expect((await one.seeds()).invites.map(({ link }) => link)).toEqual((await two.seeds()).invites.map(({ link }) => link))
  expect(await codeOf(one)).toEqual(await codeOf(two))
})

test('a reset clears events and faults, can choose other example data, and keeps the key', async () => {
  const sandbox = await open()
  const keys = async () => (await sandbox.fetch(new Request('http://localhost:6006/keys'))).text()
  const events = async () => {
    const answer = await sandbox.fetch(new Request('http://localhost:6006/sandbox/api/state'))
    return ((await answer.json()) as { events: { reason: string }[] }).events
  }
  const before = await keys()
  await sandbox.fetch(scan('unknown'))
  await sandbox.faults.set({ endpoint: 'login', latencyMs: 0, failure: 'serverError' })
  expect((await events())[0]?.reason).toBe('unknownCode')
  await sandbox.reset()
  expect((await events())[0]?.reason).toBe('opened')
  expect(await sandbox.faults.list()).toEqual([])
  await sandbox.reset('expiredLink')
  expect((await sandbox.seeds()).invites).toHaveLength(2)
  expect(await keys()).toBe(before)
})
