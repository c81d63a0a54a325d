import { createElement, useLayoutEffect } from 'react'
import '../../../packages/embed/src/index.ts'
import { temporaryView } from '../../../packages/embed/src/invites.fixture.ts'
import { InviteCard, PortalScope } from '../../../packages/ui/src/index.ts'
import type { HostLook } from '../../../packages/ui/src/theme/PortalScope/exampleHosts.ts'
import { asPrinted } from './asPrinted.ts'

export interface HostPageProps {
  /** The style rules of the partner's page. */
  rules?: string | undefined
  look?: HostLook
  /** Tag names of the elements beside the React card. */
  elements?: readonly string[]
}

const asWritten: HostLook = {}
const oneElement = ['portal-invite-card']

/** A partner's page as a whole document, with the element and the React card side by side. */
export function HostPage({ rules = '', look: { theme, dir, box, zoom, media } = asWritten, elements = oneElement }: HostPageProps) {
  useLayoutEffect(() => {
    document.documentElement.style.setProperty('zoom', String(zoom ?? 1))
    return () => void document.documentElement.style.removeProperty('zoom')
  }, [zoom])
  useLayoutEffect(() => (media === 'print' ? asPrinted() : undefined), [media])
  return (
    <>
      {/* Hides scripts and styles, because some pages' rules would show them. */}
      <style>{`${rules} head, script, style, template { display: none !important; } ${theme ? 'html { color-scheme: dark; background: black; color: white; }' : ''}`}</style>
      {/* The page's own rules. */}
      <header>
        <h2>Spring at Whispering Pines</h2>
        <p>Your visit is on its way. <a href="#key">Your key</a></p>
      </header>
      <main id="key" dir={dir} style={{ display: 'grid', gap: 24, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 480px), 1fr))', alignItems: 'start', inlineSize: box }}>
        {elements.map((name) => <section key={name} aria-label={name}>{createElement(name, { theme, invite: temporaryView })}</section>)}
        <section aria-label="React card">
          <PortalScope theme={theme}><InviteCard view={temporaryView} /></PortalScope>
        </section>
      </main>
    </>
  )
}
