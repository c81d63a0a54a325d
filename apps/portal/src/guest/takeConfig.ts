import { readPortalConfig, type PortalConfig } from '../config/portalConfig.ts'
import { markBrand } from './showBrand.ts'

/** Updates a frame that was prerendered with an older configuration: names, phone number, addresses. Returns the configuration; throws if it is invalid. */
export function takeConfig(value: unknown, before: PortalConfig): PortalConfig {
  const config = readPortalConfig(value)
  const parts = [document.body, ...Array.from(document.querySelectorAll('template'), ({ content }) => content)]
  for (const part of parts) {
    changeTexts(part, before, config)
    changeLinks(part, before, config)
    for (const mark of part.querySelectorAll<HTMLElement>('header > :first-child, [slot="brand"] > *')) markBrand(mark, { name: config.brand.name, logo: config.brand.logoUrl ?? null })
  }
  return config
}

function changeTexts(part: Node, before: PortalConfig, { supportPhone, brand }: PortalConfig): void {
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const { currentNode: node } = walker
    node.nodeValue = (node.nodeValue ?? '').replace(before.supportPhone, () => supportPhone).replace(before.brand.company, () => brand.company)
  }
}

function changeLinks(part: ParentNode, before: PortalConfig, { supportPhone, privacyUrl }: PortalConfig): void {
  for (const link of part.querySelectorAll('a')) {
    const address = link.getAttribute('href') ?? ''
    if (address.startsWith('tel:')) link.href = `tel:${supportPhone.replace(/[^\d+]/g, '')}`
    else if (address === before.privacyUrl) link.href = privacyUrl
  }
}
