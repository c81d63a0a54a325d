import { DoorOpen } from 'lucide-react'
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { Icon } from '../../elements/Icon/Icon.tsx'
import { useLinkComponent } from '../../elements/Link/LinkProvider.tsx'

export interface Brand {
  /** The product's name, which screen readers always get. */
  name: string
  /** A partner's logo for the current theme, 24 px high. Replaces mark and name. */
  logo?: ReactNode
  /** The page that the brand links to. Omit for no link. */
  href?: string
}

export interface BrandMarkProps extends Brand, Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** Shows only the mark, as in the minimized sidebar. */
  isMarkOnly?: boolean
}

/** The portal's mark and name, or a partner's logo. */
export const BrandMark = forwardRef<HTMLElement, BrandMarkProps>(function BrandMark(props, ref) {
  const { name, logo, href, isMarkOnly, ...rest } = props
  const Link = useLinkComponent()
  const inside = logo ?? (
    <>
      <Square><Icon icon={DoorOpen} /></Square>
      {!isMarkOnly && <span>{name}</span>}
    </>
  )
  const label = logo || isMarkOnly ? name : undefined
  return href
    ? <Root aria-label={label} {...rest} ref={ref} as={Link} href={href}>{inside}</Root>
    : <Root {...(label ? { role: 'img', 'aria-label': label } : {})} {...rest} ref={ref}>{inside}</Root>
})

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--portal-space-2);
  min-inline-size: 0;
  min-block-size: 24px;
  border-radius: var(--portal-radius-small);
  color: var(--portal-text-default);
  font: var(--portal-type-body);
  font-weight: var(--portal-weight-strong);
  letter-spacing: -0.01em;
  text-decoration: none;

  & img {
    block-size: 24px;
    inline-size: auto;
  }
`

const Square = styled.span`
  flex: none;
  display: grid;
  place-items: center;
  inline-size: 24px;
  block-size: 24px;
  border-radius: var(--portal-radius-control);
  background: var(--portal-text-default);
  color: var(--portal-surface-canvas);
`
