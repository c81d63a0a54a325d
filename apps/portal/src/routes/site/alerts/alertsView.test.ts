import { expect, it } from 'vitest'
import { newAlertRule } from '@portal/domain'
import { deliveryOf, fromRule, type SentAlert, toldOf, toRule } from './alertsView.ts'

type Message = SentAlert['Messages'][number]
const message = (given: Partial<Message>): Message => ({ Kind: 'begin', Who: 'Dana', Way: 'email', State: 'sent', DueAt: null, ...given })

it('an alert waits, is not delivered, is muted or was sent, in this order', () => {
  const waits = message({ Way: 'text', State: 'waits', DueAt: '2026-11-22T13:00:00Z' })
  const failed = message({ State: 'noEmail', Who: 'Kim' })
  expect(deliveryOf({ Messages: [message({}), failed, waits] })).toEqual({ kind: 'waits', until: '2026-11-22T13:00:00Z' })
  expect(deliveryOf({ Messages: [message({}), failed] })).toEqual({ kind: 'failed', state: 'noEmail', who: 'Kim' })
  expect(deliveryOf({ Messages: [message({}), message({ State: 'muted' })] })).toEqual({ kind: 'sent' })
  expect(deliveryOf({ Messages: [message({ State: 'muted' })] })).toEqual({ kind: 'muted' })
  expect(deliveryOf({ Messages: [] })).toEqual({ kind: 'none' })
})

it('an alert names each recipient once', () => {
  expect(toldOf({ Messages: [message({ Who: null }), message({}), message({ Way: 'text' }), message({ Who: null })] })).toEqual(['Dana', null])
})

it('a rule is unchanged after it was sent to the service and read again', () => {
  const rule = { ...newAlertRule('leftOpen'), at: ['pool'], to: [3], quiet: { start: 1320, end: 420 }, again: 15 }
  expect(toRule(fromRule(rule) as never)).toEqual(rule)
})
