import { forwardRef, type HTMLAttributes, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { media } from '../../theme/media.ts'

export interface FormActionsProps extends HTMLAttributes<HTMLDivElement> {
  /** Why the form can't be sent yet: 'Available when both passwords match.' Omit once it can be sent. */
  reason?: ReactNode
  /** The layout. `fill`: one button as wide as its card. `start`: buttons in a row. On phones buttons are always as wide as the page. */
  layout?: 'fill' | 'start'
  /** Id of the reason, for the disabled button's `aria-describedby`. */
  reasonId?: string
}

/** The buttons at the end of a form, and the reason if they are disabled. */
export const FormActions = forwardRef<HTMLDivElement, FormActionsProps>(function FormActions(props, ref) {
  const { reason, reasonId, layout = 'start', children, ...rest } = props
  return (
    <Frame {...rest} ref={ref} data-layout={layout}>
      <Buttons>{children}</Buttons>
      {reason !== undefined && <Reason id={reasonId}>{reason}</Reason>}
    </Frame>
  )
})

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--portal-space-2);
`

const Reason = styled.p`
  margin: 0;
  font: var(--portal-type-small);
  color: var(--portal-field-help);
`

const Frame = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--portal-space-2) var(--portal-space-3);

  &[data-layout='fill'] {
    flex-direction: column;
    align-items: stretch;
    > p {
      text-align: center;
    }
  }
  &[data-layout='fill'] > div > * {
    flex: 1 1 auto;
  }
  ${media.phone} {
    flex-direction: column;
    align-items: stretch;
    > div > * {
      flex: 1 1 auto;
    }
    > p {
      text-align: center;
    }
  }
`
