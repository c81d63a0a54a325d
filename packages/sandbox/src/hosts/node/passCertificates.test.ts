import { X509Certificate } from 'node:crypto'
import forge from 'node-forge'
import { expect, onTestFinished, test, vi } from 'vitest'
import { saturday } from '../../saturday.fixture.ts'
import { makePassCertificates } from './passCertificates.ts'

test('a serial number whose random bytes are zeros is still valid', async () => {
  const random = vi.spyOn(forge.random, 'getBytesSync').mockReturnValue('\0'.repeat(15))
  onTestFinished(() => random.mockRestore())
  const { root, intermediate, signer } = await makePassCertificates(saturday)
  for (const pem of [root, intermediate, signer]) expect(new X509Certificate(pem).serialNumber).toMatch(/^[0-9A-F]{32}$/)
})
