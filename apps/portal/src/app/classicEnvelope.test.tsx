import { expect, it, vi } from 'vitest'
import { sandboxConfig } from '../../server/sandboxConfig.ts'
import { readPortalConfig } from '../config/portalConfig.ts'
import { createMemorySession } from '../session/createMemorySession.ts'
import { createPortal } from './createPortal.ts'

it('§7 transport: the client sends plain chunks where the configuration has the classic envelope', async () => {
  const classicEnvelope = { publicKeyPem: await makePublicKey(), marker: '|', value: 'v1' }
  const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json({ type: 'error', code: 'DOWN', message: 'Down.' }, { status: 503 }))
  const portal = createPortal(readPortalConfig({ ...sandboxConfig, classicEnvelope }), { fetch, session: createMemorySession() })
  await expect(portal.api.login({ username: 'dana@pines.example', password: 'a'.repeat(80) })).rejects.toThrow('Down.')
  const [input, init] = fetch.mock.calls[0] ?? ['']
  const body = (await new Request(input, init).json()) as { Data: string; Value: string }
  expect(body.Value).toBe('v1')
  expect(body.Data.split('|').length).toBeGreaterThan(1)
})

async function makePublicKey(): Promise<string> {
  const algorithm = { name: 'RSA-OAEP', modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]), hash: 'SHA-256' }
  const { publicKey } = await crypto.subtle.generateKey(algorithm, true, ['encrypt', 'decrypt'])
  const der = new Uint8Array(await crypto.subtle.exportKey('spki', publicKey))
  return `-----BEGIN PUBLIC KEY-----\n${btoa(String.fromCharCode(...der))}\n-----END PUBLIC KEY-----`
}
