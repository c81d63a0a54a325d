import type { HeldFile } from './heldFiles.ts'

const failures = new Map<string, number>()

/**
 * Imports a file next to this one if its hash matches. A preload checks the bytes; the import runs them. The address distinguishes
 * copies of one version, and each further try, because a browser remembers a failed module.
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

/** A preload runs nothing, and Trusted Types don't cover it. WebKit (2.50) does not compare a preload's bytes with its hash, but a script's. */
async function check(address: string, integrity: string): Promise<void> {
  const link = document.createElement('link')
  if (!link.relList.supports('modulepreload') || navigator.vendor.startsWith('Apple')) {
    const script = document.createElement('script')
    try {
      script.src = address
    } catch {
      // Where Trusted Types refuse the address, WebKit has only the preload.
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
