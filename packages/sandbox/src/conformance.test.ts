import { expect, test } from 'vitest'
import { endpoints, type EndpointName } from '@portal/api-client/contract'
import { everyCall } from './everyCall.fixture.ts'
import { handlers } from './handlers/index.ts'
import { openBench } from './testing.fixture.ts'

test('every endpoint of the contract has a handler and a route', async () => {
  const bench = await openBench()
  for (const name of Object.keys(endpoints) as EndpointName[]) {
    expect(handlers[name], name).toBeTypeOf('function')
    const { status } = await bench.send(await bench.seal(name, { neither: 'this', nor: 'that' }))
    expect(status, name).not.toBe(404)
  }
})

test('every endpoint’s answer passes the contract, through the real client', async () => {
  const bench = await openBench()
  const calls = await everyCall(bench)
  for (const name of ['getUserDetails', ...Object.keys(calls)] as EndpointName[]) {
    if (name !== 'login') await expect(calls[name](), name).resolves.toBeDefined()
  }
})
