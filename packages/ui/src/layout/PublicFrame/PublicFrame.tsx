import type { Labels } from '@portal/domain'
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useId } from 'react'
import { styled } from 'styled-components'
import { TextLink } from '../../elements/Link/TextLink.tsx'
import { media } from '../../theme/media.ts'
import { type Brand, BrandMark } from '../BrandMark/BrandMark.tsx'
import { FrameFooter, type FrameFooterProps } from '../FrameFooter/FrameFooter.tsx'
import { SkipLink } from '../SkipLink.tsx'
import { SupportPhone } from '../SupportPhone/SupportPhone.tsx'
import { useLabels } from '../../words/useLabels.ts'
import { publicFrameMessages } from './PublicFrame.messages.ts'

export type PublicFrameLabels = Labels<typeof publicFrameMessages>

export interface PublicFrameProps extends ComponentPropsWithoutRef<'div'> {
  /** The name and logo of the portal. */
  brand: Brand
  /** The support phone number, formatted: "(972) 555-0148". */
  supportPhone?: string
  /** Address of the sign-in page. Omit if the page has its own sign-in. */
  loginHref?: string
  /** Company and privacy policy in the footer. */
  footer: FrameFooterProps
  /** The banners at the top, in this order: lockdown, signed in as someone else, offline. */
  banners?: ReactNode
  /** Where the card is. `low` places a small card further down, as on the sign-in page. */
  placement?: 'high' | 'low'
  /** Replaces individual texts; the others come from `PortalProvider`. */
  labels?: PublicFrameLabels
}

/** The frame of pages before sign-in: brand, support number, Login, one card and a footer. */
export const PublicFrame = forwardRef<HTMLDivElement, PublicFrameProps>(function PublicFrame(props, ref) {
  const { brand, supportPhone, loginHref, footer, banners, placement = 'high', labels, children, ...rest } = props
  const words = useLabels('PublicFrame', publicFrameMessages, labels)
  const mainId = useId()
  return (
    <Root ref={ref} {...rest}>
      <SkipLink href={`#${mainId}`} />
      {banners}
      <Head>
        <BrandMark {...brand} />
        <Ends>
          {supportPhone && <SupportPhone number={supportPhone} />}
          {loginHref && <TextLink href={loginHref}>{words.login}</TextLink>}
        </Ends>
      </Head>
      <Main id={mainId} tabIndex={-1} data-placement={placement}>{children}</Main>
      <Foot {...footer} />
    </Root>
  )
})

const Root = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: 100vh;
  min-block-size: 100dvh;
`

const Head = styled.header`
  flex: none;
  display: flex;
  align-items: center;
  gap: var(--portal-space-4);
  min-block-size: 56px;
  padding-inline: var(--portal-space-8);

  ${media.phone} {
    padding-inline: var(--portal-space-4);
  }
`

const Ends = styled.div`
  display: flex;
  align-items: center;
  gap: var(--portal-space-5);
  margin-inline-start: auto;
  font: var(--portal-type-small);

  ${media.phone} {
    gap: var(--portal-space-3);
  }
`

const Main = styled.main`
  flex: 1;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  place-items: start center;
  padding: var(--portal-space-10) var(--portal-space-4) var(--portal-space-12);

  &[data-placement='low'] {
    padding-block-start: var(--portal-space-16);
  }
  &:focus {
    outline: none;
  }

  ${media.phone} {
    &,
    &[data-placement='low'] {
      padding: var(--portal-space-4) var(--portal-space-4) var(--portal-space-8);
    }
  }
`

const Foot = styled(FrameFooter)`
  flex: none;
  justify-content: center;
`
