import type { Labels } from '@portal/domain'
import { Phone } from 'lucide-react'
import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { styled } from 'styled-components'
import { Icon } from '../../elements/Icon/Icon.tsx'
import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.tsx'
import { media } from '../../theme/media.ts'
import { useLabels } from '../../words/useLabels.ts'
import { supportPhoneMessages } from './SupportPhone.messages.ts'

export interface SupportPhoneProps extends ComponentPropsWithoutRef<'a'> {
  /** The phone number, formatted: "(972) 555-0148". */
  number: string
  /** Replaces individual texts; the others come from `PortalProvider`. */
  labels?: Labels<typeof supportPhoneMessages>
}

/** A link that calls support. The number keeps its direction in right-to-left text. */
export const SupportPhone = forwardRef<HTMLAnchorElement, SupportPhoneProps>(function SupportPhone({ number, labels, ...rest }, ref) {
  const { support } = useLabels('SupportPhone', supportPhoneMessages, labels)
  return (
    <Call ref={ref} href={`tel:${number.replace(/[^\d+]/g, '')}`} {...rest}>
      <Icon icon={Phone} />
      <span>
        <Word>{support} </Word>
        <Unseen>{support} </Unseen>
        <bdi>{number}</bdi>
      </span>
    </Call>
  )
})

const Call = styled.a`
  display: inline-flex;
  align-items: center;
  gap: var(--portal-space-2);
  min-block-size: 24px;
  border-radius: var(--portal-radius-small);
  color: var(--portal-text-muted);
  font: var(--portal-type-small);
  text-decoration: none;
  white-space: nowrap;

  &:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`

const Word = styled.span`
  ${media.phone} {
    display: none;
  }
`

const Unseen = styled(VisuallyHidden)`
  ${media.abovePhone} {
    display: none;
  }
`
