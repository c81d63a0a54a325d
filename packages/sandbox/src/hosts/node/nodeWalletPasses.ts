import { createHash } from 'node:crypto'
import type { Clock, WalletPass, WalletPasses } from '../../hostInterfaces.ts'
import type { Store } from '../../store/openStore.ts'
import { settingOnce } from '../../store/settings.ts'
import type { PassCertificates } from './passCertificates.ts'

/** The number of signed passes kept in memory, because signing takes a tenth of a second of the only thread. */
const passesKept = 200

const day = 86_400_000

/** Signs wallet passes with a certificate chain that is made on first use and stored in the database. The signing libraries load with the first pass. */
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

  async function sign(pass: WalletPass): Promise<Uint8Array> {
    const { writePkpass } = await import('./writePkpass.ts')
    return writePkpass(pass, await certificates(), clock.now())
  }

  /** The signed passes by contents and day, least recently used first. A change of invite, code or brand needs a new signature. */
  const signed = new Map<string, Promise<Uint8Array>>()

  return {
    pkpass(pass) {
      const contents = createHash('sha256').update(JSON.stringify([Math.floor(clock.now() / day), pass])).digest('base64')
      const bytes = signed.get(contents) ?? sign(pass)
      signed.delete(contents)
      signed.set(contents, bytes)
      bytes.catch(() => signed.delete(contents))
      for (const oldest of signed.keys()) if (signed.size > passesKept) signed.delete(oldest)
      return bytes
    },
    rootCertificate: async () => (await certificates()).root,
  }
}
