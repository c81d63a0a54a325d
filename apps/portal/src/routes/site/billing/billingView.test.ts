import { PaymentMethodKind } from '@portal/domain'
import type { SavedBank } from '@portal/ui'
import { expect, test } from 'vitest'
import { chargeableMethods, dateAt, toCardView } from './billingView.ts'

const fields = { brand: 'visa', exp_month: 11, exp_year: 2026, last4: '0042' }

test('§3 card info: both gateways’ fields give the same card', () => {
  const one = toCardView({ PaymentGatewayType: 1, PaymentMethod: { id: 'pm', billing_details: { name: 'Dana' }, card: fields } }, '2026-11-21')
  const two = toCardView({ PaymentGatewayType: 2, Card: { ...fields, brand: 'Visa', id: 'src', name: 'Dana' } }, '2026-11-21')
  expect(one).toEqual({ card: { brand: 'visa', last4: '0042', expMonth: 11, expYear: 2026, name: 'Dana' }, expiry: 'expiresSoon' })
  expect(two).toEqual(one)
  expect(toCardView({ PaymentGatewayType: 2, Card: null }, '2026-11-21')).toBeNull()
})

test('expired cards and unverified bank accounts cannot pay, and the default method is first', () => {
  const card = (today: string) => toCardView({ PaymentGatewayType: 2, Card: { ...fields, id: 'src', name: null } }, today)
  const bank: SavedBank = {
    bankName: 'B', last4: '6789', routingNumber: '110000000', accountType: 'checking', holderType: 'company', state: 'verified', microDepositType: null,
    expectedArrival: null, verifyUntil: null, attemptsLeft: null,
  }
  const usual = { defaultMethod: PaymentMethodKind.bank_account }
  expect(chargeableMethods(usual, card('2026-11-21'), bank)).toEqual([PaymentMethodKind.bank_account, PaymentMethodKind.credit_card])
  expect(chargeableMethods(usual, card('2026-12-01'), bank)).toEqual([PaymentMethodKind.bank_account])
  expect(chargeableMethods(usual, card('2026-12-01'), { ...bank, state: 'arrived' })).toEqual([])
})

test('an instant has the date in the property’s time zone', () => {
  expect(dateAt('2026-11-01T04:30:00Z', 'America/Chicago')).toBe('2026-10-31')
})

