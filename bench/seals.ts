import { constants, createPrivateKey, createPublicKey, generateKeyPairSync, privateDecrypt, publicEncrypt } from 'node:crypto'
import {
  openSealedRequest, type PrivateJwk, type RsaEngine, type SealedRequest, sealLargeRequest, sealRequest, toSealedText,
} from '../packages/api-client/src/crypto/index.ts'
import { measure } from './measure.ts'
import type { Table } from './printTable.ts'

const sizes = [
  { name: '100 B', characters: 100 },
  { name: '10 KB', characters: 10_240 },
  { name: '1 MB', characters: 1_048_576 },
]

const privateKey: PrivateJwk = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' })
const nodePrivateKey = createPrivateKey({ key: { ...privateKey, kty: 'RSA' }, format: 'jwk' })
const nodePublicKey = createPublicKey(nodePrivateKey)
const oaep = { padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' }

/** Encryption by OpenSSL without WebCrypto's thread pool, as in a server that decrypts on its own thread. */
const nodeEngine: RsaEngine = {
  name: 'node:crypto',
  encrypt: (_key, block) => Promise.resolve(new Uint8Array(publicEncrypt({ key: nodePublicKey, ...oaep }, block))),
}

const context = { method: 'POST', service: 'bulk-import', path: '/import', token: 'token' }
const sealing = () => ({ ...context, publicKey: privateKey, now: Date.now() })
const openAs = async (sealed: SealedRequest) =>
  openSealedRequest(sealed, { ...context, privateKey, now: Date.now(), maxChunks: 65_535, maxJweLength: 4_000_000 })

interface Way {
  name: string
  seal: (payload: string) => Promise<SealedRequest>
  open: (sealed: SealedRequest) => unknown
}

const ways: Way[] = [
  {
    name: 'in blocks, node:crypto',
    seal: async (payload) => sealRequest(payload, { ...sealing(), engine: nodeEngine }),
    open: ({ Data }) => Data.split('.').map((chunk) => privateDecrypt({ key: nodePrivateKey, ...oaep }, Buffer.from(chunk, 'base64url'))),
  },
  { name: 'in blocks, WebCrypto', seal: async (payload) => sealRequest(payload, sealing()), open: openAs },
  { name: 'as one JWE, WebCrypto', seal: async (payload) => sealLargeRequest(payload, sealing()), open: openAs },
]

/** Encrypts and decrypts 100 B, 10 KB and 1 MB in each way. Times are multiples of the time that node:crypto needs for the blocks; sizes are those of the text. */
export async function benchSeals(): Promise<Table[]> {
  const rows = new Map(ways.map(({ name }) => [name, { seal: [] as number[], open: [] as number[], wire: [] as string[] }]))
  for (const { characters } of sizes) {
    const payload = 'x'.repeat(characters - 2)
    for (const { name, seal, open } of ways) {
      const row = rows.get(name)
      const sealed = await seal(payload)
      row?.seal.push(await measure(() => seal(payload)))
      row?.open.push(await measure(() => open(sealed)))
      row?.wire.push(`${((sealed.Data.length + sealed.Value.length) / toSealedText(payload).length).toFixed(2)}x`)
    }
  }
  const columns = sizes.map(({ name }) => name)
  const base = rows.get(ways[0]?.name ?? '')
  const toTable = (title: string, cells: (name: string) => string[]): Table => ({
    title, columns: ['', ...columns], rows: ways.map(({ name }) => [name, ...cells(name)]),
  })
  const timesOf = (kind: 'seal' | 'open') => (name: string) =>
    (rows.get(name)?.[kind] ?? []).map((time, index) => `${inMultiples(time, base?.[kind][index])}  ${inMilliseconds(time)}`)
  return [
    toTable('Sealing, RSA-2048', timesOf('seal')),
    toTable('Opening', timesOf('open')),
    toTable('On the wire, against the text', (name) => rows.get(name)?.wire ?? []),
  ]
}

function inMultiples(time: number, of = Number.NaN): string {
  return `${Number((time / of).toPrecision(2))}x`
}

function inMilliseconds(time: number): string {
  return `${time.toFixed(time < 10 ? 2 : 0)} ms`.padStart(9)
}
