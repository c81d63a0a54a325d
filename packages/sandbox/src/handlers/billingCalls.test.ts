import { expect, test } from 'vitest'
import { ines } from '../billing/billing.fixture.ts'
import { openBench } from '../testing.fixture.ts'
import { billingCalls } from './billingCalls.fixture.ts'

test('§7 Billing: the answer of every call passes the contract, through the real client', async () => {
  const bench = await openBench()
  const session = await bench.signIn(ines)
  for (const [name, call] of Object.entries(billingCalls(bench, session))) await expect(call(), name).resolves.toBeDefined()
})
