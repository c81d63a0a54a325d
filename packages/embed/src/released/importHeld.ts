import type { HeldFile } from './heldFiles.ts'

const failures = new Map<string, number>()

/**
 * Imports a file beside this one if its bytes are those of its hash: a preload checks them and leaves the module to the import. The address
 * tells copies of one version apart, and, as a browser remembers a module that did not come, every further try.
 */
export async function importHeld<Module>({ name, integrity }: HeldFile): Promise<Module> {
  const tries = failures.get(name) ?? 0
  const address = `${new URL(name, import.meta.url).href}?${encodeURIComponent(integrity.slice(7, 15))}${tries > 0 ? `-${tries}` : ''}`
  const link = document.createElement('link')
  const { nonce } = document.querySelector<HTMLScriptElement>('script[nonce]') ?? {}
  try {
    await new Promise((resolve, reject) => {
      Object.assign(link, { rel: 'modulepreload', href: address, integrity, crossOrigin: 'anonymous', nonce: nonce ?? '', onload: resolve, onerror: reject })
      document.head.append(link)
    })
    return (await import(address)) as Module
  } catch (error) {
    failures.set(name, tries + 1)
    throw error
  } finally {
    link.remove()
  }
}
