import type { ComponentProps, MouseEvent } from 'react'
import { accountBase, splitAddress } from './accountAddress.ts'
import { usePortal } from './PortalContext.tsx'

/**
 * Makes links of @portal/ui navigate inside the portal. Addresses outside, or of another account, stay plain links, because they are other
 * documents. Not the router's `Link`, which renders every link again at each change of address.
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
  // The address includes the account, also when copied or opened in another tab.
  return (
    <a {...rest} href={accountBase(portal.account) + href} onClick={click}>
      {children}
    </a>
  )
}
