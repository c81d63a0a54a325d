import type { PortalConfig } from '../config/portalConfig.ts'

const id = 'portal-config'

/** The configuration with which a document was prerendered; null if it wasn't. */
export function prerenderedConfig(document: Document): PortalConfig | null {
  const text = document.getElementById(id)?.textContent
  return text ? (JSON.parse(text) as PortalConfig) : null
}

/** The configuration as a data element of a document, which no script policy forbids. */
export function configElement(config: unknown): string {
  return `<script type="application/json" id="${id}">${JSON.stringify(config).replaceAll('<', '\\u003c')}</script>`
}
