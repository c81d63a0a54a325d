import { useStore } from '@nanostores/react'
import { useLayoutEffect } from 'react'
import { usePortal } from './PortalContext.tsx'
import { titles } from './titles.messages.ts'
import { ownTitle } from './usePageTitle.ts'

export interface DocumentTitleProps {
  /** The page's name among the titles, if it has one. */
  name?: string | undefined
}

/** The browser's title: what the page calls itself or is called among the titles, and the brand. */
export function DocumentTitle({ name }: DocumentTitleProps) {
  const { brand } = usePortal().config
  const texts = useStore(titles)
  const own = useStore(ownTitle)
  const text = own ?? (name !== undefined && isTitle(name, texts) ? texts[name] : null)
  useLayoutEffect(() => {
    document.title = text ? `${text} · ${brand.name}` : brand.name
  }, [text, brand.name])
  return null
}

function isTitle<Texts extends object>(name: string, texts: Texts): name is keyof Texts & string {
  return name in texts
}
