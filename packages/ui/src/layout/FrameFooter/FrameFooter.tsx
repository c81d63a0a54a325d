import { limits, type Labels } from '@portal/domain'
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { TextLink } from '../../elements/Link/TextLink.tsx'
import { media } from '../../theme/media.ts'
import { useLabels } from '../../words/useLabels.ts'
import { frameFooterMessages } from './FrameFooter.messages.ts'

export interface FrameFooterProps extends ComponentPropsWithoutRef<'footer'> {
  /** The company that has the copyright. */
  company: string
  /** Address of the privacy policy. */
  privacyHref: string
  /** The copyright year. Default: the specification's. */
  year?: number
  /** The product's version. Omit to show none. */
  version?: string
  /** Replaces individual texts; the others come from `PortalProvider`. */
  labels?: Labels<typeof frameFooterMessages>
  /** Content after the links, such as a language switch. */
  children?: ReactNode
}

/** The copyright line and the privacy policy, on every page. */
export const FrameFooter = forwardRef<HTMLElement, FrameFooterProps>(function FrameFooter(props, ref) {
  const { company, privacyHref, year = limits.copyrightYear, version, labels, children, ...rest } = props
  const words = useLabels('FrameFooter', frameFooterMessages, labels)
  return (
    <Foot ref={ref} {...rest}>
      <bdi>© {year} {company}</bdi>
      {version !== undefined && <span>{words.version} <bdi>{version}</bdi></span>}
      <TextLink href={privacyHref} tone="quiet">{words.privacy}</TextLink>
      {children}
    </Foot>
  )
})

const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--portal-space-1) var(--portal-space-4);
  padding-block: var(--portal-space-3);
  padding-inline: var(--portal-space-8);
  border-block-start: 1px solid var(--portal-border-subtle);
  color: var(--portal-text-muted);
  font: var(--portal-type-meta);

  ${media.phone} {
    padding: var(--portal-space-4);
  }
`
