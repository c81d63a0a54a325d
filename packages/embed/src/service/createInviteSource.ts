import { createLinkSource, type LinkOptions } from './createLinkSource.ts'
import type { InviteSource } from './InviteSource.ts'
import { keepByLink } from './keepByLink.ts'

/** Creates the source of an invite's link, with all functions to save the invite. */
export function createInviteSource(options: LinkOptions): InviteSource {
  const { now, ask, link } = createLinkSource(options)
  return { now, ask, keep: keepByLink(link) }
}
