import type { Clock, WalletPasses } from '../../hostInterfaces.ts'
import type { Store } from '../../store/openStore.ts'
import { settingOnce } from '../../store/settings.ts'
import type { PassCertificates } from './passCertificates.ts'

/** Signs with a certificate chain made on first use and kept in the store. The signing libraries load with the first pass. */
export function nodeWalletPasses(store: Store, clock: Clock): WalletPasses {
  let loading: Promise<PassCertificates> | undefined

  function certificates(): Promise<PassCertificates> {
    loading ??= load().catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }

  async function load(): Promise<PassCertificates> {
    const { makePassCertificates } = await import('./passCertificates.ts')
    const kept = await settingOnce(store, 'wallet.apple.certificates', async () => JSON.stringify(await makePassCertificates(clock.now())))
    return JSON.parse(kept) as PassCertificates
  }

  return {
    async pkpass(pass) {
      const { writePkpass } = await import('./writePkpass.ts')
      return writePkpass(pass, await certificates(), clock.now())
    },
    rootCertificate: async () => (await certificates()).root,
  }
}
