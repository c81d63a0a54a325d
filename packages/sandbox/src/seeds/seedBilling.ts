import { expectedDepositArrival, firstOfMonth, localDateAt, startInstant } from '@portal/domain'
import { defaultLimits } from '../limits/limits.ts'
import type { Store } from '../store/openStore.ts'
import type { SeedBilling, SeedInvoice } from './billingSeeds.ts'
import type { SeedProperty, WorldSeeds } from './WorldSeeds.ts'

const oneDay = 24 * 60 * 60 * 1000
const hour = 60 * 60 * 1000
const nineInTheMorning = 9 * 60

/** Adds the billing of every account of the example data. An account without billing has no card on file and owes nothing. */
export async function seedBilling(store: Store, world: WorldSeeds, now: number): Promise<void> {
  for (const account of world.accounts) {
    const property = world.properties.find(({ accountId }) => accountId === account.id)
    const seed = world.billing?.find(({ accountId }) => accountId === account.id)
    const timeZone = property?.timeZone ?? 'UTC'
    await store.insertInto('billing_accounts').values(accountRow(account, property, seed)).execute()
    if (!seed) continue
    await seedMethods(store, seed, now, timeZone)
    for (const [index, invoice] of seed.invoices.entries()) {
      await seedInvoice(store, seed, invoice, seed.invoices.length - index, now, timeZone)
    }
    for (const [index, { monthsAgo, description, cents, leftCents }] of (seed.credits ?? []).entries()) {
      const row = { id: account.id * 1000 + index, account_id: account.id, created_at: startOfMonth(now, timeZone, monthsAgo) }
      await store.insertInto('credits').values({ ...row, description, amount_cents: cents, remaining_cents: leftCents }).execute()
    }
  }
}

function accountRow({ id, name }: WorldSeeds['accounts'][number], property: SeedProperty | undefined, seed: SeedBilling | undefined) {
  const { company = name, name: contact = '', email = '', phone = '', address = property?.address ?? '', city = '', state = '', zip = '' } = seed?.contact ?? {}
  return {
    account_id: id,
    gateway: seed?.gateway ?? 1,
    customer_id: `cus_sandbox_${id}`,
    company_name: company,
    contact_name: contact,
    email,
    phone,
    address1: address,
    address2: '',
    city,
    state,
    zip,
    plan_name: seed?.plan?.name ?? '',
    monthly_cents: seed?.plan?.cents ?? 0,
    card_changed_at: null,
    card_mailed_at: null,
    version: 1,
    updated_by: '',
  } as const
}

async function seedMethods(store: Store, { accountId, card, bank }: SeedBilling, now: number, timeZone: string): Promise<void> {
  if (card) {
    const { expiresInMonths, ...fields } = card
    const [exp_year = 0, exp_month = 0] = firstOfMonth(localDateAt(timeZone, now), expiresInMonths).split('-').map(Number)
    const when = { exp_month, exp_year }
    await store.insertInto('cards').values({ account_id: accountId, id: `pm_sandbox_${accountId}`, ...fields, ...when, outcome: 'ok' }).execute()
  }
  if (bank) {
    const { sentDaysAgo, attemptsLeft, ...fields } = bank
    const sentAt = now - sentDaysAgo * oneDay
    await store
      .insertInto('bank_accounts')
      .values({
        account_id: accountId,
        id: `ba_sandbox_${accountId}`,
        ...fields,
        outcome: 'ok',
        arrives_on: expectedDepositArrival(localDateAt(timeZone, sentAt)),
        expires_at: sentAt + defaultLimits.bankVerification,
        attempts_left: attemptsLeft,
        verified_at: attemptsLeft === null ? now : null,
        locked_at: attemptsLeft === 0 ? now - hour : null,
      })
      .execute()
  }
}

async function seedInvoice(store: Store, { accountId }: SeedBilling, seed: SeedInvoice, number: number, now: number, timeZone: string): Promise<void> {
  const id = accountId * 1000 + number
  const createdAt = startOfMonth(now, timeZone, seed.monthsAgo)
  const { lines, taxCents = 0, creditCents = 0, payment } = seed
  await store
    .insertInto('invoices')
    .values({
      id,
      account_id: accountId,
      number: `INV-${localDateAt(timeZone, createdAt).slice(0, 4)}-${String(accountId).padStart(2, '0')}${String(number).padStart(2, '0')}`,
      is_draft: Number(seed.isDraft ?? false),
      created_at: createdAt,
      due_date: localDateAt(timeZone, createdAt + 29 * oneDay),
      description: lines.length === 1 ? (lines[0]?.description ?? '') : `${lines[0]?.description ?? ''} and ${lines.length - 1} more`,
      period_start: localDateAt(timeZone, startOfMonth(now, timeZone, seed.monthsAgo + 1)),
      period_end: localDateAt(timeZone, createdAt - oneDay),
      tax_cents: taxCents,
      credit_cents: creditCents,
    })
    .execute()
  for (const [position, { type, description, quantity, cents }] of lines.entries()) {
    const row = { invoice_id: id, position, charge_type_id: type, description, quantity, unit_cents: cents }
    await store.insertInto('invoice_lines').values(row).execute()
  }
  if (!payment) return
  const isRunning = payment.hoursLeft !== undefined
  const startedAt = isRunning ? now - hour : createdAt + 5 * oneDay
  const total = lines.reduce((sum, { quantity, cents }) => sum + quantity * cents, taxCents - creditCents)
  const row = { id: `ch_sandbox_${id}`, invoice_id: id, attempt: 1, method: payment.method, paid_with: payment.with, amount_cents: total }
  const settlesAt = isRunning ? now + (payment.hoursLeft ?? 0) * hour : startedAt + hour
  await store.insertInto('payments').values({ ...row, started_at: startedAt, settles_at: settlesAt, problem: payment.problem ?? '' }).execute()
}

/** The morning of the first day of a month, in the property's time zone. */
function startOfMonth(now: number, timeZone: string, monthsAgo: number): number {
  return startInstant(timeZone, { date: firstOfMonth(localDateAt(timeZone, now), -monthsAgo), minute: nineInTheMorning })
}
