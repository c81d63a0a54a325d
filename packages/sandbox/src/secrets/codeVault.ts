import { fromBase64, hmacSha256, randomBytes, randomToken, toBase64, toBase64Url, toBytes } from '../bytes/bytes.ts'
import type { Store } from '../store/openStore.ts'
import { settingOnce } from '../store/settings.ts'

const nonceLength = 12
export const codeSecretSetting = 'codes.secret'

/** The kinds of places where a code is entered. The same digits have another hash for each. */
export type CodeSpace = 'keypad' | 'phone' | 'phoneCode' | 'credential' | 'request'

/**
 * Encrypts and hashes codes with keys derived from the database's secret, which is read once. Each purpose has its own derivation text
 * (docs/decisions, code keys).
 */
export interface CodeVault {
  /** Encrypts a text that must be readable later; an empty text stays empty. */
  seal(text: string): Promise<string>
  open(sealed: string): Promise<string>
  /** The hash by which codes are found and compared. */
  hash(space: CodeSpace, code: string): Promise<string>
  /** HMAC-SHA-256 over a text that begins with its purpose. */
  mac(text: string): Promise<Uint8Array>
}

/** Opens the vault of a database; the first call creates its secret. */
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
