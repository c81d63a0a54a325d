import { Building2, ChevronRight, Lock, UserRound, WifiOff } from 'lucide-react'
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { ButtonLink } from '../../elements/ButtonLink/ButtonLink.tsx'
import { Icon, type IconComponent } from '../../elements/Icon/Icon.tsx'
import { TextLink } from '../../elements/Link/TextLink.tsx'
import { useLinkComponent } from '../../elements/Link/LinkProvider.tsx'
import { media } from '../../theme/media.ts'

export type BannerKind = 'lockdown' | 'impersonation' | 'account' | 'offline'

export interface BannerProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title'> {
  /** The kind of banner, which decides its icon, color and order. */
  kind: BannerKind
  /** The title: "Lockdown: partially locked, 5 of 6 doors". */
  title: ReactNode
  /** Facts after the title: who, since when, how long. */
  facts?: ReactNode
  /** A shorter title for a phone. */
  phoneTitle?: ReactNode
  /** Shorter facts for a phone. */
  phoneFacts?: ReactNode
  /** One link. On a phone the whole lockdown banner is the link. */
  link?: { href: string, label: string }
  /** Buttons instead of `link`. */
  actions?: ReactNode
}

const icons: Record<BannerKind, IconComponent> = { lockdown: Lock, impersonation: UserRound, account: Building2, offline: WifiOff }

/** A banner at the top of every page, which users can't close. Stack banners in this order: lockdown, impersonation, account, offline. */
export const Banner = forwardRef<HTMLDivElement, BannerProps>(function Banner(props, ref) {
  const { kind, title, facts, phoneTitle = title, phoneFacts = facts, link, actions, ...rest } = props
  const Link = useLinkComponent()
  const isLockdown = kind === 'lockdown'
  return (
    <Strip ref={ref} role="status" {...rest} data-kind={kind}>
      <Icon icon={icons[kind]} size={isLockdown ? 20 : 16} />
      <Wide><strong>{title}</strong>{facts && <Facts> {facts}</Facts>}</Wide>
      <Small>
        {isLockdown && link ? <Cover as={Link} href={link.href}>{phoneTitle}</Cover> : <strong>{phoneTitle}</strong>}
        {phoneFacts && <Facts>{phoneFacts}</Facts>}
      </Small>
      {isLockdown && link && <Chevron icon={ChevronRight} isDirectional />}
      {actions}
      {link && (isLockdown
        ? <WideLink href={link.href} size="compact">{link.label}</WideLink>
        : <TextLink href={link.href} tone="inherit">{link.label}</TextLink>)}
    </Strip>
  )
})

const Strip = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  gap: var(--portal-space-3);
  min-block-size: 36px;
  padding-block: var(--portal-space-2);
  padding-inline: var(--portal-space-8);
  border: 0 solid transparent;
  border-block-end-width: 1px;
  font: var(--portal-type-small);
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;

  & strong {
    font-weight: var(--portal-weight-medium);
  }
  &[data-kind='lockdown'] {
    min-block-size: 44px;
    background: var(--portal-banner-lockdown-bg);
    color: var(--portal-banner-lockdown-text);
    font: var(--portal-type-body);
    font-variant-numeric: tabular-nums;

    & strong {
      font-weight: var(--portal-weight-strong);
    }
  }
  &[data-kind='impersonation'] {
    background: var(--portal-banner-impersonation-bg);
    color: var(--portal-banner-impersonation-text);
  }
  &[data-kind='account'] {
    border-color: var(--portal-border-default);
    background: var(--portal-surface-selected);
  }
  &[data-kind='offline'] {
    border-color: var(--portal-border-default);
    background: var(--portal-surface-sunken);

    & > svg {
      color: var(--portal-text-muted);
    }
  }

  ${media.phone} {
    padding-inline: var(--portal-space-4);

    /* Two actions are below the text, a single one is beside it. */
    &[data-kind='impersonation'] {
      flex-wrap: wrap;
    }
  }
  ${media.forcedColors} {
    border-color: CanvasText;
  }
`

const Wide = styled.span`
  flex: 1;
  min-inline-size: 0;

  ${media.phone} {
    display: none;
  }
`

const Small = styled.span`
  display: none;
  flex: 1 1 160px;
  min-inline-size: 0;
  flex-direction: column;
  font: var(--portal-type-small);
  line-height: 18px;

  ${media.phone} {
    display: flex;
  }
`

const Facts = styled.span`
  [data-kind='impersonation'] > & ,
  [data-kind='impersonation'] & {
    color: var(--portal-text-inverse-muted);
  }
  [data-kind='account'] &,
  [data-kind='offline'] & {
    color: var(--portal-text-muted);
  }
`

const Cover = styled.a`
  color: inherit;
  font: var(--portal-type-body);
  font-weight: var(--portal-weight-strong);
  line-height: 18px;
  text-decoration: none;

  /* Makes the whole banner react to a press. */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`

const Chevron = styled(Icon)`
  ${media.abovePhone} {
    display: none;
  }
`

const WideLink = styled(ButtonLink)`
  &&,
  &&:hover {
    border-color: currentColor;
    background: transparent;
    color: inherit;
  }

  ${media.phone} {
    display: none;
  }
`
