import type { PortalConfig } from '../config/portalConfig.ts'

const id = 'portal-config'

/** The configuration that a document was prerendered with, read when it was; null where the document is not prerendered. */
export function prerenderedConfig(document: Document): PortalConfig | null {
  const text = document.getElementById(id)?.textContent
  return text ? (JSON.parse(text) as PortalConfig) : null
}

/** The same, to be written into a document: data, which no policy of scripts forbids. */
export function configElement(config: unknown): string {
  return `<script type="application/json" id="${id}">${JSON.stringify(config).replaceAll('<', '\\u003c')}</script>`
}
