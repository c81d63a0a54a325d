import { describe, expect, it } from 'vitest'
import { sandboxConfig } from '../../server/sandboxConfig.ts'
import { readPortalConfig } from './portalConfig.ts'

describe('readPortalConfig', () => {
  it('the configuration of npm start is read, with defaults for missing values', () => {
    const config = readPortalConfig(sandboxConfig)
    expect(config.services['wallet-pass']).toBe('/svc/wallet-pass')
    expect(config).toMatchObject({ sessionStorage: 'local', walletArtwork: {} })
  })

  it.each([
    [{ ...sandboxConfig, keysUrl: 'javascript:alert(1)' }, 'keysUrl'],
    [{ ...sandboxConfig, services: { ...sandboxConfig.services, log: 'http://elsewhere.example' } }, 'services.log'],
    [{ ...sandboxConfig, brand: { name: '', company: 'x' } }, 'brand.name'],
    [{ ...sandboxConfig, gateway: 'paypal' }, 'gateway'],
    [{ ...sandboxConfig, classicEnvelope: { publicKeyPem: 'key', marker: '', value: '1' } }, 'classicEnvelope.marker'],
    ['text', 'the file'],
  ])('refuses a wrong configuration and names the wrong setting (%#)', (value, name) => {
    expect(() => readPortalConfig(value)).toThrow(`/config.json: ${name} is wrong`)
  })
})
