import type { ComponentProps, MouseEvent } from 'react'
import { accountBase, splitAddress } from './accountAddress.ts'
import { usePortal } from './PortalContext.tsx'

/**
 * Makes links of @portal/ui navigate inside the portal. Links outside, or to another account, stay plain links, because they lead to other
 * documents. The router's own `Link` is not used, because it renders every link again at each change of address.
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
  // The address includes the account, so that it also works when copied or opened in another tab.
  return (
    <a {...rest} href={accountBase(portal.account) + href} onClick={click}>
      {children}
    </a>
  )
}
