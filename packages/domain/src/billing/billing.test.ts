import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toBankVerificationOutcome } from './bankVerification.ts'
import { toCardBrand } from './cardBrand.ts'
import { cardExpiry } from './cardExpiry.ts'
import { invoiceState } from './invoiceState.ts'
import { formatCents } from './money.ts'
import { readPaymentFrameEvent, toPaymentFrameMessage } from './paymentFrame.ts'

const fields = { exp_month: 7, exp_year: 2029 }

describe('§3 card info', () => {
  it.each([
    ['visa', 'visa'], ['Visa', 'visa'], ['MasterCard', 'mastercard'], ['American Express', 'amex'], ['Diners Club', 'diners'], ['JCB', 'jcb'],
    ['UnionPay', 'unionpay'], ['Discover', 'discover'], ['Cirrus', 'unknown'], ['', 'unknown'], ['constructor', 'unknown'],
  ])('the brand %j is read as %s', (text, brand) => expect(toCardBrand(text)).toBe(brand))

  it.each([['2029-07-31', 'expiresSoon'], ['2029-08-01', 'expired'], ['2029-05-31', 'valid'], ['2029-06-01', 'expiresSoon'], ['2030-01-01', 'expired']])(
    'a card that expires 07/2029 is on %s %s', (today, state) => expect(cardExpiry(fields, today)).toBe(state),
  )
})

describe('§3 bank info', () => {
  it('only an empty code from the gateway means success', () => {
    expect(toBankVerificationOutcome('')).toBe('verified')
    expect(toBankVerificationOutcome('payment_method_microdeposit_verification_amounts_mismatch')).toBe('amountsMismatch')
    expect(toBankVerificationOutcome('payment_method_microdeposit_verification_timeout')).toBe('timedOut')
    for (const code of ['something_new', 'toString']) expect(toBankVerificationOutcome(code)).toBe('unknown')
  })
})

it.each([
  [3, '2026-11-21', 'open'], [3, '2026-11-20', 'overdue'], [9, '2026-11-01', 'processing'], [5, '2026-11-01', 'paid'], [4, '2026-11-01', 'unknown'],
])('§3 invoice status %i due %s is %s on November 21', (status, dueDate, state) => {
  expect(invoiceState({ status, dueDate }, '2026-11-21')).toBe(state)
})

describe('money', () => {
  it('money is written to the cent', () => {
    expect(formatCents(120_050)).toBe('$1,200.50')
    expect(formatCents(-5)).toBe('-$0.05')
    expect(formatCents(-0)).toBe('$0.00')
    expect(formatCents(123_456, 'es')).toMatch(/1234,56|1\.234,56/)
  })

  it('no cent is lost when money is read and written', () => {
    fc.assert(fc.property(fc.integer({ min: 0, max: 10 ** 13 }), (cents) => {
      expect(Number(formatCents(cents).replace(/\D/g, ''))).toBe(cents)
    }))
  })

  it('money never has a fraction of a cent', () => {
    for (const amount of [0.5, Number.NaN, Infinity, 2 ** 60]) expect(() => formatCents(amount)).toThrow(TypeError)
  })
})

describe('messages of the hosted fields', () => {
  const envelope = { type: 'portal-payment', version: 1, channel: 'c1' }
  const token = { ...envelope, event: 'token', request: 'r1', token: 't', last4: '4242' }
  const refused = { ...envelope, event: 'refused', request: 'r1', field: 'expiry', problem: 'expiryPast' }

  it('messages of the provider’s frame are read', () => {
    expect(readPaymentFrameEvent({ ...envelope, channel: '', event: 'hello' }, 'c1')).toEqual({ event: 'hello' })
    expect(readPaymentFrameEvent(token, 'c1')).toEqual({ event: 'token', request: 'r1', token: 't', last4: '4242' })
    expect(readPaymentFrameEvent(refused, 'c1')).toEqual({ event: 'refused', request: 'r1', field: 'expiry', problem: 'expiryPast' })
    const change = { event: 'change', isEmpty: false, isComplete: true, brand: 'visa' }
    expect(readPaymentFrameEvent({ ...envelope, ...change, more: 1 }, 'c1')).toEqual(change)
    expect(readPaymentFrameEvent({ ...envelope, ...change, brand: 4 }, 'c1')).toEqual({ event: 'change', isEmpty: false, isComplete: true })
    for (const height of [0, 2000]) expect(readPaymentFrameEvent({ ...envelope, event: 'resize', height }, 'c1')).toEqual({ event: 'resize', height })
    expect(readPaymentFrameEvent({ ...envelope, event: 'ready', height: 120 }, 'c1')).toEqual({ event: 'ready', height: 120 })
  })

  it.each([
    ['another channel', { ...token, channel: 'c2' }], ['no channel', { ...token, channel: '' }], ['another version', { ...token, version: 2 }],
    ['another type', { ...token, type: 'other' }], ['a whole number', { ...token, last4: '4242424242' }], ['no request', { ...token, request: 7 }],
    ['an unknown event', { ...token, event: 'pay' }], ['a giant', { ...envelope, event: 'resize', height: 1e9 }], ['a height as text', { ...envelope, event: 'ready', height: '120' }],
    ['a greeting of a channel', { ...envelope, event: 'hello' }], ['half a change', { ...envelope, event: 'change', isEmpty: true }],
    ['an unknown problem', { ...refused, problem: 'other' }], ['an unknown field', { ...refused, field: 'other' }], ['a refusal of another name', { ...refused, event: 'declined' }],
    ['nothing', null], ['a text', 'token'],
  ])('a message with %s is ignored', (_name, data) => expect(readPaymentFrameEvent(data, 'c1')).toBeNull())

  it('an empty channel name is refused', () => expect(readPaymentFrameEvent({ ...token, channel: '' }, '')).toBeNull())

  it('the portal’s messages to the frame are wrapped', () => {
    expect(toPaymentFrameMessage('c1', { command: 'focus' })).toEqual({ ...envelope, command: 'focus' })
  })
})
