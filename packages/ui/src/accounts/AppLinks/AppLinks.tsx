import type { Labels } from '@portal/domain'
import { Smartphone } from 'lucide-react'
import { forwardRef } from 'react'
import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import { styled } from 'styled-components'
import { ButtonLink } from '../../elements/ButtonLink/index.ts'
import { useLabels } from '../../words/useLabels.ts'
import { appLinksMessages } from './AppLinks.messages.ts'

export interface AppLink {
  href: string
  /** The store's official badge: an element or an image's address. A plain button stands in; nothing is drawn. */
  artwork?: ReactNode
}

export type AppLinksLabels = Labels<typeof appLinksMessages>

export interface AppLinksProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Where the app is for iPhones. */
  ios?: AppLink
  /** Where the app is for Android. */
  android?: AppLink
  /** Other words for single texts; what is left out stays the provider's. */
  labels?: AppLinksLabels
}

/** The product's apps, side by side at equal size. Only those given are offered. */
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
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 140px), 1fr));
  gap: var(--portal-space-2);
`

/** 48 px high with its own clear space; the artwork brings edge and ground. A plain anchor: stores are never the router's. */
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
