import { constants, createCipheriv, createDecipheriv, createPrivateKey, createPublicKey, privateDecrypt, publicEncrypt, randomBytes } from 'node:crypto'
import type { SealedRequest } from './sealRequest.ts'
import { testKey } from './vectors.fixture.ts'

const key = createPrivateKey({ key: { ...testKey, kty: 'RSA' }, format: 'jwk' })
const oaep = { padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' }
const encode = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url')

export interface JweParts {
  header: unknown
  text: string
}

/** A compact JWE written by RFC 7516 with Node's OpenSSL. It shares no code with the decryption under test, and accepts any header. */
export function encryptWithOpenSsl({ header, text }: JweParts, given: { cek?: Buffer; iv?: Buffer } = {}): string {
  const { cek = randomBytes(32), iv = randomBytes(12) } = given
  const head = encode(typeof header === 'string' ? header : JSON.stringify(header))
  const cipher = createCipheriv('aes-256-gcm', cek, iv).setAAD(Buffer.from(head))
  const ciphertext = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  const encryptedKey = publicEncrypt({ key: createPublicKey(key), ...oaep }, cek)
  return [head, encode(encryptedKey), encode(iv), encode(ciphertext), encode(cipher.getAuthTag())].join('.')
}

/** The header and plain text of a JWE, and the key and IV that encrypted it. */
export function decryptWithOpenSsl({ Data }: SealedRequest) {
  const [head = '', ...rest] = Data.split('.')
  const [encryptedKey, iv, ciphertext, tag] = rest.map((part) => Buffer.from(part, 'base64url'))
  if (!encryptedKey || !iv || !ciphertext || !tag) throw new Error('A compact JWE has five parts.')
  const cek = privateDecrypt({ key, ...oaep }, encryptedKey)
  const decipher = createDecipheriv('aes-256-gcm', cek, iv).setAAD(Buffer.from(head)).setAuthTag(tag)
  const text = Buffer.concat([decipher.update(ciphertext), decipher.final()]).toString('latin1')
  return { header: JSON.parse(Buffer.from(head, 'base64url').toString()) as Record<string, unknown>, text, cek, iv }
}
