import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openBench } from '../testing.fixture.ts'
import { phoneDigits, readPhone } from './userValues.ts'

test('the store and the search take the same digits from a phone number', async () => {
  const { store } = (await openBench()).sandbox
  const users = store.updateTable('users').where('id', '=', 1)
  const typed = fc.tuple(fc.constantFrom('', '+', '+1 ', '1 '), fc.stringMatching(/^\d{3}[-. ()\t]?\d{3}[-. ]?\d{1,4}$/)).map((parts) => parts.join(''))
  await fc.assert(fc.asyncProperty(typed, async (text) => {
    const phone = readPhone('Phone', text)
    await users.set({ phone }).execute()
    const { phone_digits: digits } = await store.selectFrom('users').select('phone_digits').where('id', '=', 1).executeTakeFirstOrThrow()
    expect(digits).toBe(phoneDigits(phone))
  }), { examples: [[''], ['+44 20 7946 0958'], ['17135550188'], ['713\u00a0555 0188']], numRuns: 60 })
})
