import type { SeedBilling, SeedInvoice } from '../billingSeeds.ts'
import type { SeedAccount, SeedProperty, SeedUser } from '../WorldSeeds.ts'
import { whisperingPines } from './whisperingPines.ts'

const { timeZone } = whisperingPines

/** Accounts that exist for their billing: one with another gateway, an expired card and a locked bank account, and one with nothing on file. */
export const billingAccounts: readonly SeedAccount[] = [
  { id: 14, name: 'Juniper Lofts', isActive: true },
  { id: 15, name: 'Cedar Row Townhomes', isActive: true },
]

export const billingProperties: readonly SeedProperty[] = [
  { id: 14, accountId: 14, name: 'Juniper Lofts', address: '88 Juniper Street, Houston, TX 77007', timeZone },
  { id: 15, accountId: 15, name: 'Cedar Row Townhomes', address: '4100 Cedar Row, Houston, TX 77018', timeZone },
]

export const billingUsers: readonly SeedUser[] = [
  {
    audience: 'Billing administrator, gateway 2: expired card, locked bank account', name: 'Tomás Rivera',
    username: 'billing@juniperlofts.example', propertyId: 14, lands: 'billing', isBillingAdmin: true,
  },
  {
    audience: 'Billing administrator with nothing on file', name: 'Grace Lindqvist',
    username: 'billing@cedarrow.example', propertyId: 15, lands: 'billing', isBillingAdmin: true,
  },
]

const cardPaid = { with: 'Visa 4242', method: 2 } as const

/** An invoice of the property Whispering Pines. Every sixth month includes a site visit, and the number of keys grows over time. */
function month(monthsAgo: number): SeedInvoice {
  const visit = { type: 5, description: 'Site visit, hinge and loop check', quantity: 1, cents: 18_500 }
  return {
    monthsAgo,
    lines: [
      { type: 1, description: 'Gate service, 8 doors', quantity: 8, cents: 3_900 },
      { type: 2, description: 'Cellular lines', quantity: 3, cents: 1_495 },
      { type: 3, description: 'Virtual keys', quantity: 240 - monthsAgo * 4, cents: 25 },
      ...(monthsAgo % 6 === 4 ? [visit] : []),
    ],
    taxCents: 3_419 + (monthsAgo % 6 === 4 ? 1_526 : 0),
  }
}

const paidMonths = Array.from({ length: 27 }, (_, index): SeedInvoice => ({ ...month(index + 3), payment: cardPaid }))

export const busyPropertyBilling: readonly SeedBilling[] = [
  {
    accountId: 1,
    gateway: 1,
    contact: {
      company: 'Whispering Pines HOA', name: 'Ines Okafor', email: 'billing@whisperingpines.example', phone: '(713) 555-0142',
      address: '2200 Whispering Pines Drive', city: 'Houston', state: 'TX', zip: '77080',
    },
    card: { brand: 'visa', last4: '4242', name: 'Ines Okafor', expiresInMonths: 21 },
    bank: {
      holder_name: 'Whispering Pines HOA', holder_type: 'company', account_type: 'savings', routing_number: '110000000', last4: '6789',
      bank_name: 'Test Bank of Dallas', deposit_type: 'amounts', sentDaysAgo: 5, attemptsLeft: 3,
    },
    invoices: [
      { ...month(-1), isDraft: true },
      month(0),
      { ...month(1), payment: { ...cardPaid, problem: 'The card was declined. It doesn’t have enough money left.' } },
      { ...month(2), creditCents: 5_000, payment: { ...cardPaid, hoursLeft: 26 } },
      ...paidMonths,
    ],
    credits: [
      { monthsAgo: 2, description: 'Outage on September 4', cents: 5_000, leftCents: 0 },
      { monthsAgo: 0, description: 'Referral: Bayou Square', cents: 7_500, leftCents: 7_500 },
    ],
  },
  {
    accountId: 2,
    gateway: 1,
    contact: {
      company: 'Oakline House', name: 'Oakline House', email: 'home@oakline.example', phone: '',
      address: '12 Oakline Drive', city: 'Houston', state: 'TX', zip: '77055',
    },
    plan: { name: 'Single family', cents: 2_995 },
    invoices: [],
  },
  {
    accountId: 14,
    gateway: 2,
    contact: {
      company: 'Juniper Lofts LLC', name: 'Tomás Rivera', email: 'billing@juniperlofts.example', phone: '(713) 555-0199',
      address: '88 Juniper Street', city: 'Houston', state: 'TX', zip: '77007',
    },
    card: { brand: 'amex', last4: '0005', name: 'Tomás Rivera', expiresInMonths: -2 },
    bank: {
      holder_name: 'Juniper Lofts LLC', holder_type: 'company', account_type: 'checking', routing_number: '021000021', last4: '1116',
      bank_name: 'Test Bank of New York', deposit_type: 'descriptor_code', sentDaysAgo: 6, attemptsLeft: 0,
    },
    invoices: [0, 1, 2, 3, 4].map((monthsAgo): SeedInvoice => ({
      monthsAgo,
      lines: [{ type: 4, description: 'Video intercom, 2 entrances', quantity: 2, cents: 4_500 }, { type: 2, description: 'Cellular lines', quantity: 2, cents: 1_495 }],
      taxCents: 989,
      ...(monthsAgo < 2 ? {} : { payment: { with: 'American Express 0005', method: 2 } }),
    })),
  },
  {
    accountId: 15,
    gateway: 1,
    contact: {
      company: 'Cedar Row Townhomes', name: 'Grace Lindqvist', email: 'billing@cedarrow.example', phone: '',
      address: '4100 Cedar Row', city: 'Houston', state: 'TX', zip: '77018',
    },
    invoices: [{ monthsAgo: 0, lines: [{ type: 1, description: 'Gate service, 1 door', quantity: 1, cents: 3_900 }] }],
  },
]
