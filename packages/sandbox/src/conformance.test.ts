import * as v from 'valibot'
import { expect, test } from 'vitest'
import { type EndpointDefinition, type EndpointName, endpoints, withoutOurs } from '@portal/api-client/contract'
import { everyCall } from './everyCall.fixture.ts'
import type { Handlers } from './handlers/Handler.ts'
import * as handlers from './handlers/index.ts'
import { openBench } from './testing.fixture.ts'

test('every endpoint of the contract has a handler and a route', async () => {
  const bench = await openBench()
  for (const name of Object.keys(endpoints) as EndpointName[]) {
    expect((handlers satisfies Handlers)[name], name).toBeTypeOf('function')
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

test('every endpoint’s answer passes the contract with its specified fields alone', async () => {
  const bench = await openBench()
  const calls = await everyCall(bench)
  for (const name of ['getUserDetails', ...Object.keys(calls)] as EndpointName[]) {
    const endpoint: EndpointDefinition = endpoints[name]
    if (name === 'login' || endpoint.responseKind === 'file') continue
    const answer: unknown = JSON.parse(JSON.stringify(await calls[name]()))
    // Some of these calls return only a part of the answer.
    if (v.is(endpoint.response, answer)) expect(v.safeParse(endpoint.response, withoutOurs(endpoint.response, answer)).issues, name).toBeUndefined()
  }
})
