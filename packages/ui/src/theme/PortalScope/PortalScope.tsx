import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useMemo } from 'react'
import { ScopeContext } from './InScope.tsx'
import { ScopeRoot } from './ScopeRoot.tsx'

export interface PortalScopeProps extends ComponentPropsWithoutRef<'div'> {
  /** Light or dark, regardless of the page; then `--portal-brand-…` variables can be set on this element. Omit to follow the page. */
  theme?: 'light' | 'dark'
}

/**
 * Wraps parts of the library in a page with other styles: type, box sizing and resets apply only inside. Sizes don't depend on the page's
 * root font size, and styles win over the page's rules for elements and attributes. Includes dialogs, which are at the end of the document.
 */
export const PortalScope = forwardRef<HTMLDivElement, PortalScopeProps>(function PortalScope({ theme, children, ...rest }, ref) {
  const hold = useMemo(() => (outside: ReactNode) => <ScopeRoot theme={theme} style={{ display: 'contents' }}>{outside}</ScopeRoot>, [theme])
  return (
    <ScopeRoot {...rest} theme={theme} ref={ref}>
      <ScopeContext.Provider value={hold}>{children}</ScopeContext.Provider>
    </ScopeRoot>
  )
})
