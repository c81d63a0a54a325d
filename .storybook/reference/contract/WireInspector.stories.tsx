import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { openSealedRequest, publicJwkOf, sealRequest, type PrivateJwk, type SealedRequest } from '../../../packages/api-client/src/crypto/index.ts'
import testKey from '../../../packages/api-client/test-data/sealed-request-test-key.json'
import known from '../../../packages/api-client/test-data/sealed-request.json'
import { WireInspector } from './WireInspector.tsx'

/** The facts about a request that are signed with the payload. */
const call = { method: 'POST', service: 'account', path: '/login' } as const

const meta = {
  component: WireInspector,
  title: 'contract/Wire inspector',
  args: {
    initial: '{ "username": "josé@example.test", "password": "abc12345" }',
    seal: sealHere,
    open: openHere,
  },
} satisfies Meta<typeof WireInspector>

export default meta
type Story = StoryObj<typeof meta>

/** Type a payload; it is encrypted and decrypted with a key made in this page. The story has no picture, because the encrypted text is different each time. */
export const Live: Story = {
  parameters: { screenshot: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Opened:/)).toBeVisible()
    const payload = canvas.getByRole('textbox', { name: 'Payload' })
    await userEvent.clear(payload)
    await userEvent.click(payload)
    await userEvent.paste(JSON.stringify({ note: 'ñ'.repeat(40) }))
    await waitFor(() => expect(canvas.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual(['1 of 3', '2 of 3', '3 of 3']))
    await waitFor(() => expect(canvas.getAllByRole('status').map((line) => line.textContent).join('')).toContain(JSON.stringify({ note: 'ñ'.repeat(40) })))
  },
}

/** If one character is changed, the whole request is refused. */
export const Tampered: Story = {
  parameters: { screenshot: false },
  play: async ({ canvas, userEvent: user }) => {
    await user.click(canvas.getByRole('checkbox', { name: /Change one character/ }))
    await expect(await canvas.findByText('TRANSPORT_INVALID')).toBeVisible()
  },
}

/** The published example of a sign-in request, decrypted with the published test key. Every implementation must have the same bytes. */
export const KnownAnswer: Story = {
  args: knownAnswer('login'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('{"username":"admin@example.test","password":"abc12345"}', { selector: 'pre' })).toBeVisible()
    await expect(await canvas.findByText(/Opened:/)).toBeVisible()
  },
}

/** Characters outside ASCII are escaped before the text is cut into pieces, so that none is split. */
export const KnownAnswerBeyondAscii: Story = { ...KnownAnswer, args: knownAnswer('latin'), play: async ({ canvas }) => void (await canvas.findByText(/Opened:/)) }
export const KnownAnswerDarkPhone: Story = { ...KnownAnswer, globals: { theme: 'dark', viewport: { value: 'phone' } } }

export const NotJson: Story = {
  args: { initial: '{ "username": ', seal: fn(), open: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This is not JSON.')).toBeVisible()
  },
}

let keyOfThisPage: Promise<PrivateJwk> | undefined

async function makeKey(): Promise<PrivateJwk> {
  const algorithm = { name: 'RSA-OAEP', modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]), hash: 'SHA-256' }
  const { privateKey } = await crypto.subtle.generateKey(algorithm, true, ['encrypt', 'decrypt'])
  return crypto.subtle.exportKey('jwk', privateKey)
}

async function sealHere(payload: unknown): Promise<SealedRequest> {
  const key = await (keyOfThisPage ??= makeKey())
  return sealRequest(payload, { ...call, publicKey: await publicJwkOf(key) })
}

async function openHere(sealed: SealedRequest): Promise<unknown> {
  return openSealedRequest(sealed, { ...call, privateKey: await (keyOfThisPage ??= makeKey()), now: Date.now() })
}

function knownAnswer(name: string) {
  const vector = known.vectors.find((candidate) => candidate.name === name)
  if (!vector) throw new Error(`sealed-request.json has no vector called ${name}.`)
  const { method, service, path, token } = vector.context
  return {
    initial: JSON.stringify(vector.payload),
    seal: () => Promise.resolve({ Data: vector.Data, Value: vector.Value }),
    open: (sealed: SealedRequest) =>
      openSealedRequest(sealed, { method, service, path, token: token ?? undefined, privateKey: testKey, now: vector.ts }),
  }
}
