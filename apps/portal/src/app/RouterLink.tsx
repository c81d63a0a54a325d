import type { ComponentProps, MouseEvent } from 'react'
import { accountBase, splitAddress } from './accountAddress.ts'
import { usePortal } from './PortalContext.tsx'

/** Lets links drawn by @portal/ui navigate inside the portal; other addresses stay plain links, also those of another account: they are other documents. */
export function RouterLink(props: ComponentProps<'a'>) {
  const { href = '', target, children, ...rest } = props
  const isInside = href.startsWith('/') && !href.startsWith('//') && !href.startsWith('/sandbox') && target === undefined && splitAddress(href).account === null
  if (isInside) return <InsideLink {...props} href={href} />
  return (
    <a href={href} target={target} {...rest}>
      {children}
    </a>
  )
}

/** The router's own `Link`, and the hooks it is made of, draw every link of a page anew whenever the address changes. */
function InsideLink({ href, onClick, children, ...rest }: ComponentProps<'a'> & { href: string }) {
  const portal = usePortal()
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.altKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    void portal.go(href)
  }
  return (
    // With its account, also where the address is copied or opened in another tab.
    <a {...rest} href={accountBase(portal.account) + href} onClick={click}>
      {children}
    </a>
  )
}
