import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { Outlet, ScrollRestoration, useMatches } from 'react-router-dom'
import { CardNumberGuard } from '../forms/CardNumberGuard.tsx'
import { usePortal } from './PortalContext.tsx'
import { titles } from './titles.messages.ts'

/** Sets the page's title from its route, and keeps the place in the page on back and forward. */
export function RootLayout() {
  const { config } = usePortal()
  const texts = useStore(titles)
  const name = useMatches()
    .map((match) => titleOf(match.handle))
    .findLast((title) => title !== null) ?? undefined
  const text = name !== undefined && isTitle(name, texts) ? texts[name] : null

  useEffect(() => {
    document.title = text ? `${text} · ${config.brand.name}` : config.brand.name
  }, [text, config.brand.name])

  return (
    <>
      <Outlet />
      <ScrollRestoration />
      <CardNumberGuard />
    </>
  )
}

function isTitle<Texts extends object>(name: string, texts: Texts): name is keyof Texts & string {
  return name in texts
}

function titleOf(handle: unknown): string | null {
  return typeof handle === 'object' && handle !== null && 'title' in handle && typeof handle.title === 'string' ? handle.title : null
}
