import { fromBase64, randomBytes, toBase64, toBase64Url, toBytes } from '../bytes/bytes.ts'
import { hmacSha256, oncePerSecret } from '../bytes/digest.ts'
import { codeSecret } from './codeSecret.ts'
import type { Store } from '../store/openStore.ts'

const nonceLength = 12

/** Encrypts a code that administrators must be able to read again; an empty text stays empty. */
export async function sealCode(store: Store, code: string): Promise<string> {
  if (code === '') return ''
  const iv = randomBytes(nonceLength)
  const sealed = new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await dataKey(store), toBytes(code)))
  return toBase64(new Uint8Array([...iv, ...sealed]))
}

export async function openCode(store: Store, sealed: string): Promise<string> {
  if (sealed === '') return ''
  const bytes = fromBase64(sealed)
  const iv = bytes.slice(0, nonceLength)
  const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, await dataKey(store), bytes.slice(nonceLength))
  return new TextDecoder().decode(plain)
}

/** What codes are found and compared by. `space` keeps apart what is entered differently: the digits of a keypad, a telephone number. */
export async function hashCode(store: Store, space: CodeSpace, code: string): Promise<string> {
  return toBase64Url(await hmacSha256(await codeSecret(store), `code|${space}|${code}`))
}

export type CodeSpace = 'keypad' | 'phone' | 'phoneCode' | 'credential' | 'request'

async function dataKey(store: Store): Promise<CryptoKey> {
  return importedDataKey(await codeSecret(store))
}

const importedDataKey = oncePerSecret(async (secret) => {
  const bytes = new Uint8Array(await hmacSha256(secret, 'data-key'))
  return crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt'])
})
