import { fromBase64, randomBytes, toBase64, toBase64Url, toBytes } from '../bytes/bytes.ts'
import { hmacSha256, randomToken } from '../bytes/digest.ts'
import type { Store } from '../store/openStore.ts'
import { settingOnce } from '../store/settings.ts'

const nonceLength = 12
export const codeSecretSetting = 'codes.secret'

/** Where a code is entered; the same digits under two spaces have two hashes. */
export type CodeSpace = 'keypad' | 'phone' | 'phoneCode' | 'credential' | 'request'

/** All that is derived from the store's secret, which is read once: each purpose has a text of its own (docs/decisions, code keys). */
export interface CodeVault {
  /** Encrypts what must be read again; an empty text stays empty. */
  seal(text: string): Promise<string>
  open(sealed: string): Promise<string>
  /** What codes are found and compared by. */
  hash(space: CodeSpace, code: string): Promise<string>
  /** HMAC-SHA-256 over a text that begins with its purpose. */
  mac(text: string): Promise<Uint8Array>
}

/** The vault of a store, which makes its secret the first time it is asked. */
export async function openCodeVault(store: Store): Promise<CodeVault> {
  return createCodeVault(await settingOnce(store, codeSecretSetting, () => randomToken()))
}

async function createCodeVault(secret: string): Promise<CodeVault> {
  const mac = (text: string) => hmacSha256(secret, text)
  const dataKey = await crypto.subtle.importKey('raw', new Uint8Array(await mac('data-key')), 'AES-GCM', false, ['encrypt', 'decrypt'])
  return {
    mac,
    async seal(text) {
      if (text === '') return ''
      const iv = randomBytes(nonceLength)
      const sealed = new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, dataKey, toBytes(text)))
      return toBase64(new Uint8Array([...iv, ...sealed]))
    },
    async open(sealed) {
      if (sealed === '') return ''
      const bytes = fromBase64(sealed)
      const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: bytes.slice(0, nonceLength) }, dataKey, bytes.slice(nonceLength))
      return new TextDecoder().decode(plain)
    },
    hash: async (space, code) => toBase64Url(await mac(`code|${space}|${code}`)),
  }
}
