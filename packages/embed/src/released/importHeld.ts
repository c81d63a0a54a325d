import type { HeldFile } from './heldFiles.ts'

const failures = new Map<string, number>()

/**
 * Imports a file beside this one if its hash matches. A preload checks the contents before the import runs them. Each copy of the script,
 * and each further try, uses another address, because browsers remember a module that failed.
 */
export async function importHeld<Module>({ name, integrity }: HeldFile): Promise<Module> {
  const tries = failures.get(name) ?? 0
  const address = `${new URL(name, import.meta.url).href}?${encodeURIComponent(integrity.slice(7, 15))}${tries > 0 ? `-${tries}` : ''}`
  try {
    await check(address, integrity)
    return (await import(address)) as Module
  } catch (error) {
    failures.set(name, tries + 1)
    throw error
  }
}

/**
 * Checks a file's hash by a preload, which runs no code and isn't restricted by Trusted Types. WebKit (2.50) ignores the hash of a preload,
 * so there a script element checks it.
 */
async function check(address: string, integrity: string): Promise<void> {
  const link = document.createElement('link')
  if (!link.relList.supports('modulepreload') || navigator.vendor.startsWith('Apple')) {
    const script = document.createElement('script')
    try {
      script.src = address
    } catch {
      // If Trusted Types refuse the script's address, only the preload is left in WebKit.
    }
    if (script.src) return loaded(script, { type: 'module', integrity })
  }
  return loaded(link, { rel: 'modulepreload', href: address, integrity })
}

async function loaded(element: HTMLElement, properties: object): Promise<void> {
  const { nonce = '' } = document.querySelector<HTMLScriptElement>('script[nonce]') ?? {}
  try {
    await new Promise((resolve, reject) => {
      Object.assign(element, { crossOrigin: 'anonymous', nonce, onload: resolve, onerror: reject, ...properties })
      document.head.append(element)
    })
  } finally {
    element.remove()
  }
}
