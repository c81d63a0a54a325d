import { globSync, readFileSync } from 'node:fs'
import { afterEach, expect, test, vi } from 'vitest'
import { createJsencryptEngine, jsencryptEngine } from './jsencryptEngine.ts'
import { openSealedRequest } from './openSealedRequest.ts'
import { sealRequest } from './sealRequest.ts'
import { known, testKey } from './vectors.fixture.ts'

const context = { method: 'POST', service: 'account', path: '/login' }

function answering(answer: string | false) {
  class Cipher {
    setPublicKey() {}
    encrypt() {
      return answer
    }
    encryptOAEP() {
      return answer
    }
  }
  return createJsencryptEngine({ load: async () => Cipher })
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.resetModules()
})

test('the jsencrypt engine refuses to run outside a page', async () => {
  const sealing = sealRequest({}, { ...context, publicKey: known.publicJwk, engine: jsencryptEngine })
  await expect(sealing).rejects.toThrow('Use webCryptoEngine here')
})

test('in a page, the jsencrypt engine never takes randomness from Math.random', async () => {
  vi.stubGlobal('self', { crypto: globalThis.crypto, addEventListener: vi.fn<() => void>(), removeEventListener: vi.fn<() => void>() })
  vi.stubGlobal('window', globalThis.self)
  vi.stubGlobal('document', {})
  const random = vi.spyOn(Math, 'random')
  const sealed = await sealRequest({ a: 'b' }, { ...context, publicKey: known.publicJwk, engine: createJsencryptEngine() })
  expect(random).not.toHaveBeenCalled()
  expect(await openSealedRequest(sealed, { ...context, privateKey: testKey, now: Date.now() })).toEqual({ a: 'b' })
})

test('a library result of false or a short block is not accepted as ciphertext', async () => {
  const block = new Uint8Array(40)
  await expect(answering(false).encrypt(known.publicJwk, block)).rejects.toThrow('could not encrypt')
  await expect(answering('!').encrypt(known.publicJwk, block)).rejects.toThrow('other than one encrypted block')
  expect(await answering(btoa('\u0001')).encrypt(known.publicJwk, block)).toEqual(new Uint8Array(256).with(255, 1))
})

test.each(['jsencrypt', 'jose'])('%s is only ever imported on demand', (library) => {
  const files = globSync('**/*.ts', { cwd: new URL('..', import.meta.url) }).filter((file) => !file.endsWith('.test.ts'))
  const sources = files.map((file) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8'))
  expect(sources.filter((source) => source.includes(`from '${library}`))).toEqual([])
  expect(sources.filter((source) => source.includes(`import('${library}`)).length).toBeGreaterThan(0)
})
