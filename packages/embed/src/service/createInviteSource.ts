import { createLinkSource, type LinkOptions } from './createLinkSource.ts'
import type { InviteSource } from './InviteSource.ts'
import { keepByLink } from './keepByLink.ts'

/** The source of an invite's link, with every way to save it. */
export function createInviteSource(options: LinkOptions): InviteSource {
  const { now, ask, link } = createLinkSource(options)
  return { now, ask, keep: keepByLink(link) }
}
