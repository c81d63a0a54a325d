import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useMemo } from 'react'
import { ScopeContext } from './InScope.tsx'
import { ScopeRoot } from './ScopeRoot.tsx'

export interface PortalScopeProps extends ComponentPropsWithoutRef<'div'> {
  /**
   * Light or dark, regardless of the page. With a theme, `--portal-brand-…` variables can be set on this element. Omit to follow the page.
   */
  theme?: 'light' | 'dark'
}

/**
 * Protects the library's components in a page with other styles. Font, box sizing and resets apply only inside. Sizes don't depend on the
 * page's root font size, and the library's styles have priority over the page's rules for elements and attributes. Dialogs, which are at
 * the end of the document, are protected too.
 */
export const PortalScope = forwardRef<HTMLDivElement, PortalScopeProps>(function PortalScope({ theme, children, ...rest }, ref) {
  const hold = useMemo(() => (outside: ReactNode) => <ScopeRoot theme={theme} style={{ display: 'contents' }}>{outside}</ScopeRoot>, [theme])
  return (
    <ScopeRoot {...rest} theme={theme} ref={ref}>
      <ScopeContext.Provider value={hold}>{children}</ScopeContext.Provider>
    </ScopeRoot>
  )
})
