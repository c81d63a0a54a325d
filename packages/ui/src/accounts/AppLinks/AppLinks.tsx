import type { Labels } from '@portal/domain'
import { Smartphone } from 'lucide-react'
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { ButtonLink } from '../../elements/ButtonLink/ButtonLink.tsx'
import { useLabels } from '../../words/useLabels.ts'
import { appLinksMessages } from './AppLinks.messages.ts'

export interface AppLink {
  href: string
  /** The store's official badge: an element or an image URL. Default: a plain button. */
  artwork?: ReactNode
}

export type AppLinksLabels = Labels<typeof appLinksMessages>

export interface AppLinksProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The store page for iPhones. */
  ios?: AppLink
  /** The store page for Android. */
  android?: AppLink
  /** Replaces individual texts; the others come from `PortalProvider`. */
  labels?: AppLinksLabels
}

/** Links to the app in the given stores, side by side at equal size. */
export const AppLinks = forwardRef<HTMLDivElement, AppLinksProps>(function AppLinks({ ios, android, labels, ...rest }, ref) {
  const words = useLabels('AppLinks', appLinksMessages, labels)
  if (!ios && !android) return null
  return (
    <Row {...rest} ref={ref}>
      {ios && <Store link={ios} word={words.ios} name={words.iosName} />}
      {android && <Store link={android} word={words.android} name={words.androidName} />}
    </Row>
  )
})

function Store({ link: { href, artwork }, word, name }: { link: AppLink, word: string, name: string }) {
  if (artwork === undefined) return <ButtonLink href={href} target="_blank" rel="noopener" size="form" icon={Smartphone} isFullWidth><bdi>{word}</bdi></ButtonLink>
  return (
    <Badge href={href} target="_blank" rel="noopener" aria-label={name}>
      <Artwork aria-hidden="true">{typeof artwork === 'string' ? <img src={artwork} alt="" /> : artwork}</Artwork>
    </Badge>
  )
}

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 180px), 1fr));
  gap: var(--portal-space-2);
`

/**
 * A badge is 48 px high, with clear space. Its artwork has its own border and background. It is a plain anchor, because the router has no
 * store pages.
 */
const Badge = styled.a`
  display: grid;
  place-items: center;
  min-block-size: 48px;
  border-radius: var(--portal-radius-card);
  color: inherit;
  text-decoration: none;
`

const Artwork = styled.span`
  display: grid;
  place-items: center;
  inline-size: 100%;

  > img,
  > svg {
    display: block;
    block-size: 48px;
    max-inline-size: 100%;
  }
`
