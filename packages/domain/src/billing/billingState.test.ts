import { expect, it } from 'vitest'
import { billingState } from './billingState.ts'

it('an account’s state is that of its most urgent invoice', () => {
  expect(billingState(['paid', 'open', 'overdue', 'processing'])).toBe('overdue')
  expect(billingState(['open', 'processing', 'paid'])).toBe('processing')
  expect(billingState(['paid', 'open'])).toBe('open')
  expect(billingState(['paid', 'unknown'])).toBe('paid')
  expect(billingState([])).toBe('none')
})
