import { forwardRef, useMemo } from 'react'
import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import { ScopeContext } from './InScope.tsx'
import { ScopeRoot } from './ScopeRoot.tsx'

export interface PortalScopeProps extends ComponentPropsWithoutRef<'div'> {
  /** Light or dark whatever the page says; `--portal-brand-…` variables may then stand on this element. Omit to follow the page. */
  theme?: 'light' | 'dark'
}

/**
 * Parts of the library in someone else's page: type, box sizing and resets inside it only, sizes that the page's root font size does not
 * change, and styles that win over the page's rules for elements and attributes. Dialogs, which stand at the end of the document, are held too.
 */
export const PortalScope = forwardRef<HTMLDivElement, PortalScopeProps>(function PortalScope({ theme, children, ...rest }, ref) {
  const hold = useMemo(() => (outside: ReactNode) => <ScopeRoot theme={theme} style={{ display: 'contents' }}>{outside}</ScopeRoot>, [theme])
  return (
    <ScopeRoot {...rest} theme={theme} ref={ref}>
      <ScopeContext.Provider value={hold}>{children}</ScopeContext.Provider>
    </ScopeRoot>
  )
})
