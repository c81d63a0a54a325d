import { useStore } from '@nanostores/react'
import { useLayoutEffect } from 'react'
import { useMatches } from 'react-router-dom'
import { usePortal } from './PortalContext.tsx'
import { titles } from './titles.messages.ts'
import { ownTitle } from './usePageTitle.ts'

/** The browser's title: what the page calls itself or its route is called, and the brand. */
export function DocumentTitle() {
  const { brand } = usePortal().config
  const texts = useStore(titles)
  const own = useStore(ownTitle)
  const name = useMatches()
    .map((match) => titleOf(match.handle))
    .findLast((title) => title !== null) ?? undefined
  const text = own ?? (name !== undefined && isTitle(name, texts) ? texts[name] : null)
  useLayoutEffect(() => {
    document.title = text ? `${text} · ${brand.name}` : brand.name
  }, [text, brand.name])
  return null
}

function isTitle<Texts extends object>(name: string, texts: Texts): name is keyof Texts & string {
  return name in texts
}

function titleOf(handle: unknown): string | null {
  return typeof handle === 'object' && handle !== null && 'title' in handle && typeof handle.title === 'string' ? handle.title : null
}
