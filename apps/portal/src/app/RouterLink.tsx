import type { ComponentProps, MouseEvent } from 'react'
import { useHref, useLinkClickHandler } from 'react-router-dom'
import { splitAddress } from './accountAddress.ts'

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

/** The router's own `Link` also brings what loads routes ahead from a server's manifest. */
function InsideLink({ href, onClick, children, ...rest }: ComponentProps<'a'> & { href: string }) {
  const follow = useLinkClickHandler(href)
  // With its account, also where the address is copied or opened in another tab.
  const address = useHref(href)
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!event.defaultPrevented) follow(event)
  }
  return (
    <a {...rest} href={address} onClick={click}>
      {children}
    </a>
  )
}
