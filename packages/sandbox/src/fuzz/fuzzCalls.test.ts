import { expect, test } from 'vitest'
import type { EndpointName } from '@portal/api-client/contract'
import { openBench, type Session } from '../testing.fixture.ts'
import { fuzzCalls } from './fuzzCalls.fixture.ts'

test('after any accepted fuzzed write, every read, the gate, the calendar and the explanation still answer', async () => {
  const bench = await openBench()
  let session: Session = await bench.signIn()
  const send = async (name: EndpointName, payload: object) => {
    const response = await bench.sandbox.app.fetch(await bench.seal(name, payload, session))
    const asked = performance.now()
    expect((await bench.send(new Request('http://localhost:4200/keys'))).status).toBe(200)
    expect(performance.now() - asked, `/keys after ${name}`).toBeLessThan(1000)
    const isJson = response.headers.get('content-type')?.includes('json') === true
    return { status: response.status, body: isJson ? await response.json() : await response.text() }
  }
  const result = await fuzzCalls(
    {
      store: bench.sandbox.store,
      scan: (reader, presented) => bench.post('gate/scan', { reader, presented }),
      async call(name, payload) {
        const answer = await send(name, payload)
        if (answer.status !== 401) return answer
        session = await bench.signIn()
        return send(name, payload)
      },
    },
    { seed: 20_261_122, perField: 1, readsEvery: 120 },
  )
  expect(result.faults).toEqual([])
  expect(result.accepted, `${result.refused} refused`).toBeGreaterThan(60)
  expect(result.refused).toBeGreaterThan(60)
})
