import { useStore } from '@nanostores/react'
import { useLayoutEffect } from 'react'
import { usePortal } from './PortalContext.tsx'
import { calledTitle, ownTitle } from './usePageTitle.ts'

/** The title in the browser's tab: a calling visitor, or else the page's own title, or else its route's; then the brand. */
export function DocumentTitle({ title }: { title: string | null }) {
  const { brand } = usePortal().config
  const own = useStore(ownTitle)
  const called = useStore(calledTitle)
  const text = called ?? own ?? title
  useLayoutEffect(() => {
    document.title = text ? `${text} · ${brand.name}` : brand.name
  }, [text, brand.name])
  return null
}
