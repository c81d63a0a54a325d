import type { ComponentProps, MouseEvent } from 'react'
import { accountBase, splitAddress } from './accountAddress.ts'
import { usePortal } from './PortalContext.tsx'

/**
 * Lets links drawn by @portal/ui navigate inside the portal; other addresses stay plain links, also those of another account: they are other
 * documents. The router's own `Link`, and the hooks it is made of, draw every link of a page again whenever the address changes.
 */
export function RouterLink({ href = '', onClick, children, ...rest }: ComponentProps<'a'>) {
  const portal = usePortal()
  const isInside = /^\/(?!\/|sandbox)/.test(href) && rest.target === undefined && splitAddress(href).account === null
  if (!isInside) {
    return (
      <a {...rest} href={href} onClick={onClick}>
        {children}
      </a>
    )
  }
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.altKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    void portal.go(href)
  }
  // With its account, also where the address is copied or opened in another tab.
  return (
    <a {...rest} href={accountBase(portal.account) + href} onClick={click}>
      {children}
    </a>
  )
}
