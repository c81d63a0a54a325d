import { describe, expect, it } from 'vitest'
import { toBankInfo } from './bankInfo.ts'
import { toCardInfo } from './cardInfo.ts'

const fields = { exp_month: 7, exp_year: 2029, last4: '0042' }

describe('§3 card info', () => {
  it('payment gateway type 1 and type 2 read the same card from different response fields', () => {
    const first = toCardInfo({
      PaymentGatewayType: 1, PaymentMethod: { id: 'pm_1', billing_details: { name: 'Ines Okafor' }, card: { ...fields, brand: 'amex' } },
    })
    const second = toCardInfo({ PaymentGatewayType: 2, Card: { ...fields, id: 'pm_1', name: 'Ines Okafor', brand: 'American Express' } })
    expect(first).toEqual({ ...fields, brand: 'amex', name: 'Ines Okafor', id: 'pm_1' })
    expect(second).toEqual(first)
  })

  it('a missing card is null with both gateways', () => {
    expect(toCardInfo({ PaymentGatewayType: 1, PaymentMethod: null })).toBeNull()
    expect(toCardInfo({ PaymentGatewayType: 2, Card: null })).toBeNull()
  })
})

describe('§3 bank info', () => {
  const Verification = { State: 'sent', ExpectedArrival: '2026-11-24', ExpiresAt: '2026-12-01T16:00:00.000Z', AttemptsLeft: 3 } as const

  it('bank info is mapped from the received names', () => {
    const received = {
      account_holder_type: 'company', account_type: 'checking', routing_number: '110000000', last4: '6789', bank_name: 'Test Bank',
      IsVerified: false, MicroDepositType: 'descriptor_code', Verification,
    }
    expect(toBankInfo(received)).toEqual({
      AccountHolderType: 'company', AccountType: 'checking', RoutingNumber: '110000000', LastFour: '6789', BankName: 'Test Bank',
      IsVerified: false, MicroDepositType: 'descriptor_code', Verification,
    })
    expect(toBankInfo({ ...received, MicroDepositType: '' }).MicroDepositType).toBeNull()
  })
})
