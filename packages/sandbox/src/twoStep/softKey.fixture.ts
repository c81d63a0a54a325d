import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const url = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url')
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest()

/** Bytes as a CBOR byte string. */
const bytesItem = (bytes: Uint8Array) => Buffer.concat([bytes.length < 24 ? Buffer.of(0x40 + bytes.length) : bytes.length < 256 ? Buffer.of(0x58, bytes.length) : Buffer.of(0x59, bytes.length >> 8, bytes.length & 255), bytes])
const textItem = (text: string) => Buffer.concat([Buffer.of(0x60 + text.length), Buffer.from(text)])

/** Creates an authenticator in software, with one ES256 key (WebAuthn Level 3, 6.1 and 6.5). */
export function createSoftKey(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(16)
  let uses = 0
  const clientData = (type: string, challenge: string) => Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const authenticatorData = (flags: number, more: Uint8Array = Buffer.alloc(0)) => {
    uses += 1
    const count = Buffer.alloc(4)
    count.writeUInt32BE(uses)
    return Buffer.concat([sha256(new URL(origin).hostname), Buffer.of(flags), count, more])
  }
  return {
    make(challenge: string) {
      // The public key in COSE: kty EC2, alg ES256, crv P-256, x, y.
      const key = Buffer.concat([Buffer.of(0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21), bytesItem(Buffer.from(x, 'base64url')), Buffer.of(0x22), bytesItem(Buffer.from(y, 'base64url'))])
      const data = authenticatorData(0x45, Buffer.concat([Buffer.alloc(16), Buffer.of(0, id.length), id, key]))
      const attestation = Buffer.concat([Buffer.of(0xa3), textItem('fmt'), textItem('none'), textItem('attStmt'), Buffer.of(0xa0), textItem('authData'), bytesItem(data)])
      return { CredentialID: url(id), ClientData: url(clientData('webauthn.create', challenge)), Attestation: url(attestation) }
    },
    sign(challenge: string, { isUserVerified = true } = {}) {
      const client = clientData('webauthn.get', challenge)
      const data = authenticatorData(isUserVerified ? 0x05 : 0x01)
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
      return { CredentialID: url(id), ClientData: url(client), AuthenticatorData: url(data), Signature: url(signature) }
    },
  }
}
