import { paymentFrameType, paymentFrameVersion } from '@portal/domain'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PaymentFields, PaymentFieldsOptions } from '../PaymentFields.ts'
import { createSandboxFields } from './sandboxFields.ts'

/** A minimal payment form in a frame: it says hello, is ready, and answers each submit. */
const frame = `<script>
const post = (message) => parent.postMessage({ type: '${paymentFrameType}', version: ${paymentFrameVersion}, ...message }, '*')
addEventListener('message', ({ data }) => {
  if (data.command === 'init') post({ channel: data.channel, event: 'ready', height: 120 })
  if (data.command === 'submit' && data.details.name === 'wrong') post({ channel: data.channel, event: 'refused', request: data.request, field: 'number', problem: 'numberInvalid' })
  if (data.command === 'submit' && data.details.name === 'right') post({ channel: data.channel, event: 'token', request: data.request, token: 'token-1', last4: '4242' })
  if (data.command === 'submit' && data.details.name === 'stranger') post({ channel: 'another', event: 'token', request: data.request, token: 'stolen', last4: '4242' })
})
post({ channel: '', event: 'hello' })
</script>`

const appearance = { scheme: 'light', text: '#000', mutedText: '#555', background: '#fff', border: '#888', focus: '#06c', danger: '#a00', radius: '6px', fontSize: '14px' } as const
const labels = { cardNumber: 'Card number', expiry: '', securityCode: '', accountNumber: '', accountNumberAgain: '', problems: {} }
const setup = { id: 'seti_1', clientSecret: 'seti_1_secret' }
let container: HTMLElement
let fields: PaymentFields

beforeEach(() => {
  container = document.createElement('div')
  document.body.append(container)
})
afterEach(() => {
  fields.destroy()
  container.remove()
})

async function mounted(fetch: typeof globalThis.fetch = () => Promise.reject(new Error('nobody asked'))) {
  fields = createSandboxFields({ fetch, fill: (element) => (element.srcdoc = frame) })
  const options = { kind: 'card', appearance, locale: 'en-US', direction: 'ltr', labels, onReady: vi.fn(), onChange: vi.fn(), onError: vi.fn() } satisfies PaymentFieldsOptions
  fields.mount(container, options)
  await vi.waitFor(() => expect(options.onReady).toHaveBeenCalledTimes(1))
  return options
}

test('the fields are in a frame without an origin, at the height that they request', async () => {
  await mounted()
  const element = container.querySelector('iframe')
  expect(element?.getAttribute('sandbox')).toBe('allow-scripts')
  expect(element?.style.blockSize).toBe('120px')
  expect(element?.title).toBe('Card number')
})

test('without a SetupIntent, submit returns the one-time token', async () => {
  await mounted()
  expect(await fields.submit({ details: { name: 'right' } })).toEqual({ kind: 'done', reference: 'token-1' })
})

test('submit confirms a SetupIntent at the gateway with the token', async () => {
  const fetch = vi.fn(() => Promise.resolve(Response.json({ setupIntent: setup.id })))
  await mounted(fetch)
  expect(await fields.submit({ details: { name: 'right' }, setup })).toEqual({ kind: 'done', reference: setup.id })
  expect(fetch).toHaveBeenCalledExactlyOnceWith(
    '/sandbox/payments/setup-intents/confirm',
    expect.objectContaining({ method: 'POST', body: JSON.stringify({ clientSecret: setup.clientSecret, token: 'token-1' }) }),
  )
})

test.each([
  [() => Promise.resolve(Response.json({ message: 'The card was declined.' }, { status: 402 })), { kind: 'refused', message: 'The card was declined.' }],
  [() => Promise.reject(new TypeError('offline')), { kind: 'unreachable' }],
  [() => Promise.resolve(new Response('<html>', { status: 502 })), { kind: 'unreachable' }],
] as const)('the gateway’s refusal is passed on, and a breakdown counts as unreachable (%#)', async (answer, result) => {
  await mounted(answer)
  expect(await fields.submit({ details: { name: 'right' }, setup })).toEqual(result)
})

test('a wrong field is reported, and nothing is sent', async () => {
  await mounted()
  expect(await fields.submit({ details: { name: 'wrong' }, setup })).toEqual({ kind: 'fieldWrong', problem: 'numberInvalid' })
})

test('messages from other channels and windows are ignored, and destroy ends a waiting submit', async () => {
  await mounted()
  const waiting = fields.submit({ details: { name: 'stranger' } })
  globalThis.postMessage({ type: paymentFrameType, version: paymentFrameVersion, channel: '', event: 'token', request: 'x', token: 'stolen', last4: '4242' }, '*')
  await new Promise((resolve) => setTimeout(resolve, 100))
  fields.destroy()
  expect(await waiting).toEqual({ kind: 'left' })
  expect(container.querySelector('iframe')).toBeNull()
})
