import { expect, it } from 'vitest'
import { recipientWay } from './inviteRecipient.ts'

it.each([
  [' crew@movers.example ', 'email'], ['(713) 555-0134', 'text'], ['713.555.0134', 'text'], ['+44 20 7946 0958', 'text'],
  ['', null], ['movers', null], ['crew@', null], ['555-0134', null], ['call (713) 555-0134', null], ['1'.repeat(16), null],
])('%j goes by %s', (typed, way) => {
  expect(recipientWay(typed)).toBe(way)
})
