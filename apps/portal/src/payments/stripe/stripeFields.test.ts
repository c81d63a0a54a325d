import { expect, test, vi } from 'vitest'
import type { PaymentFieldsOptions } from '../PaymentFields.ts'
import { createStripeFields } from './stripeFields.ts'
import type { SetupAnswer, Stripe, StripeError } from './stripeTypes.ts'

const container = {} as HTMLElement
const setup = { id: 'seti_1', clientSecret: 'seti_1_secret' }
const appearance = {
  scheme: 'dark', text: '#edeff1', mutedText: '#b4b6b8', background: '#181b1f', border: '#707378', focus: '#6fabfc', danger: '#fea9a0', radius: '6px', fontSize: '14px',
} as const
const card = { details: { name: 'Dana Whitfield' } }
const bank = {
  details: { name: 'Dana Whitfield', routingNumber: '110000000', accountType: 'checking', holderType: 'company', verification: 'micro_deposit' },
} as const

function options(kind: 'card' | 'bank') {
  const labels = { cardNumber: '', expiry: '', securityCode: '', accountNumber: '', accountNumberAgain: '', problems: {} }
  return { kind, appearance, locale: 'es-US', direction: 'ltr', labels, onReady: vi.fn(), onChange: vi.fn(), onError: vi.fn() } satisfies PaymentFieldsOptions
}

/** A fake `window.Stripe` that records its calls. */
function fakeStripe(answers: { submit?: StripeError; setup?: SetupAnswer; collected?: SetupAnswer } = {}) {
  const listeners = new Map<string, (value: never) => void>()
  const element = {
    mount: vi.fn(() => listeners.get('ready')?.(undefined as never)),
    destroy: vi.fn(),
    on: vi.fn((event: string, listener: (value: never) => void) => listeners.set(event, listener)),
  }
  const elements = { create: vi.fn(() => element), submit: vi.fn(() => Promise.resolve({ error: answers.submit })) }
  const succeeded: SetupAnswer = { setupIntent: { id: setup.id, status: 'succeeded' } }
  const stripe = {
    elements: vi.fn(() => elements),
    confirmSetup: vi.fn(() => Promise.resolve(answers.setup ?? succeeded)),
    createPaymentMethod: vi.fn(() => Promise.resolve({ paymentMethod: { id: 'pm_1' } })),
    collectBankAccountForSetup: vi.fn(() => Promise.resolve(answers.collected ?? { setupIntent: { id: setup.id, status: 'requires_confirmation' } })),
    confirmUsBankAccountSetup: vi.fn(() => Promise.resolve(answers.setup ?? succeeded)),
  }
  const make = vi.fn(() => stripe as unknown as Stripe)
  return { make, stripe, elements, element, tell: (event: string, value: unknown) => listeners.get(event)?.(value as never) }
}

async function mounted(kind: 'card' | 'bank', fake: ReturnType<typeof fakeStripe>) {
  const fields = createStripeFields({ publishableKey: 'pk_test_1', load: () => Promise.resolve(fake.make) })
  const given = options(kind)
  fields.mount(container, given)
  await vi.waitFor(() => expect(given.onReady).toHaveBeenCalledTimes(1))
  return { fields, given }
}

test('the Payment Element is mounted with the portal’s key, language and colors', async () => {
  const fake = fakeStripe()
  const { given } = await mounted('card', fake)
  expect(fake.make).toHaveBeenCalledExactlyOnceWith('pk_test_1', { locale: 'es-US' })
  expect(fake.stripe.elements).toHaveBeenCalledWith(expect.objectContaining({
    mode: 'setup', paymentMethodTypes: ['card'],
    appearance: { theme: 'night', variables: expect.objectContaining({ colorText: '#edeff1', borderRadius: '6px', fontSizeBase: '14px' }) as unknown },
  }))
  expect(fake.element.mount).toHaveBeenCalledExactlyOnceWith(container)
  fake.tell('change', { empty: false, complete: true })
  expect(given.onChange).toHaveBeenCalledWith({ isEmpty: false, isComplete: true })
})

test('submit confirms a SetupIntent with the card in the element', async () => {
  const fake = fakeStripe()
  vi.stubGlobal('location', { href: 'https://portal.example/site/billing' })
  const { fields } = await mounted('card', fake)
  expect(await fields.submit({ ...card, setup })).toEqual({ kind: 'done', reference: 'seti_1' })
  expect(fake.stripe.confirmSetup).toHaveBeenCalledExactlyOnceWith({
    elements: fake.elements,
    clientSecret: setup.clientSecret,
    confirmParams: { return_url: 'https://portal.example/site/billing', payment_method_data: { billing_details: { name: 'Dana Whitfield' } } },
    redirect: 'if_required',
  })
  vi.unstubAllGlobals()
})

test('without a SetupIntent, submit returns a token', async () => {
  const fake = fakeStripe()
  const { fields } = await mounted('card', fake)
  expect(await fields.submit(card)).toEqual({ kind: 'done', reference: 'pm_1' })
  expect(fake.stripe.confirmSetup).not.toHaveBeenCalled()
})

test('a wrong field shows its own error, and nothing is confirmed', async () => {
  const fake = fakeStripe({ submit: { type: 'validation_error', message: 'Your card number is incomplete.' } })
  const { fields } = await mounted('card', fake)
  expect(await fields.submit({ ...card, setup })).toEqual({ kind: 'fieldWrong' })
  expect(fake.stripe.confirmSetup).not.toHaveBeenCalled()
})

test('a declined card shows the gateway’s message', async () => {
  vi.stubGlobal('location', { href: 'https://portal.example/' })
  const fake = fakeStripe({ setup: { error: { type: 'card_error', message: 'Your card was declined.' } } })
  const { fields } = await mounted('card', fake)
  expect(await fields.submit({ ...card, setup })).toEqual({ kind: 'refused', message: 'Your card was declined.' })
  vi.unstubAllGlobals()
})

test('the gateway’s dialog collects a bank account, and an account that waits for deposits is saved', async () => {
  const fake = fakeStripe({ setup: { setupIntent: { id: setup.id, status: 'requires_action' } } })
  const { fields } = await mounted('bank', fake)
  expect(fake.elements.create).not.toHaveBeenCalled()
  expect(await fields.submit({ ...bank, setup })).toEqual({ kind: 'done', reference: 'seti_1' })
  expect(fake.stripe.collectBankAccountForSetup).toHaveBeenCalledExactlyOnceWith({
    clientSecret: setup.clientSecret,
    params: { payment_method_type: 'us_bank_account', payment_method_data: { billing_details: { name: 'Dana Whitfield' } } },
  })
})

test('closing the gateway’s dialog saves nothing', async () => {
  const fake = fakeStripe({ collected: { setupIntent: { id: setup.id, status: 'requires_payment_method' } } })
  const { fields } = await mounted('bank', fake)
  expect(await fields.submit({ ...bank, setup })).toEqual({ kind: 'left' })
  expect(fake.stripe.confirmUsBankAccountSetup).not.toHaveBeenCalled()
})

test('a script that does not load reports an error', async () => {
  const fields = createStripeFields({ publishableKey: 'pk_test_1', load: () => Promise.reject(new Error('blocked')) })
  const given = options('card')
  fields.mount(container, given)
  await vi.waitFor(() => expect(given.onError).toHaveBeenCalledTimes(1))
  expect(await fields.submit(card)).toEqual({ kind: 'unreachable' })
})

test('destroy removes the element, and nothing is mounted afterwards', async () => {
  const fake = fakeStripe()
  const { fields } = await mounted('card', fake)
  fields.destroy()
  expect(fake.element.destroy).toHaveBeenCalledTimes(1)

  const late = createStripeFields({ publishableKey: 'pk_test_1', load: () => Promise.resolve(fake.make) })
  late.mount(container, options('card'))
  late.destroy()
  await Promise.resolve()
  expect(fake.make).toHaveBeenCalledTimes(1)
})
