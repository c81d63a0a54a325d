import type { Labels } from '@portal/domain'
import { CircleAlert } from 'lucide-react'
import { forwardRef, useId } from 'react'
import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import { styled } from 'styled-components'
import { Icon } from '../../elements/Icon/index.ts'
import { visuallyHidden } from '../../elements/VisuallyHidden/index.ts'
import { LiveRegion } from '../../feedback/LiveRegion/index.ts'
import { useLabels } from '../../words/useLabels.ts'
import { fieldMessages } from './Field.messages.ts'

/** Spread on the control: it ties label, help, error and status to it. */
export interface FieldControlProps {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

export type FieldLabels = Labels<typeof fieldMessages>

/** What every field takes besides its control's own attributes. */
export interface FieldTexts {
  /** What is asked for. */
  label: ReactNode
  /** Read, not seen: where the place says it, as between the two times of a row. */
  isLabelHidden?: boolean
  /** One or two sentences the person may need; stands under the control. */
  help?: ReactNode
  /** For help that is needed before typing: it then stands above the control. */
  helpPlacement?: 'below' | 'above'
  /** Why the value cannot be taken. Marks the control invalid; omit while it can. */
  error?: ReactNode
  /** Marks the exceptions: required fields carry no mark. */
  isOptional?: boolean
  /** Other words for single texts; what is left out stays the provider's. */
  labels?: FieldLabels
}

export interface FieldProps extends FieldTexts, Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'id'> {
  /** Given to the control; made up when omitted. */
  controlId?: string
  /** Extra ids that describe the control, such as a list of requirements. */
  describedBy?: string
  /** Under the control, above error and help: requirements, a status line. */
  after?: ReactNode
  /** The control; spread what it receives onto it. */
  children: (control: FieldControlProps) => ReactNode
}

/** Label above, control, help and error below. Bound to nothing: the control is the caller's. */
export const Field = forwardRef<HTMLDivElement, FieldProps>(function Field(props, ref) {
  const {
    label, help, helpPlacement = 'below', error, isLabelHidden, isOptional, labels, controlId, describedBy, after, children, ...rest
  } = props
  const words = useLabels('Field', fieldMessages, labels)
  const ownId = useId()
  const id = controlId ?? ownId
  const hasError = isShown(error)
  const helpId = isShown(help) ? `${id}-help` : undefined
  const ids = [hasError ? `${id}-error` : undefined, helpId, describedBy].filter((part) => part !== undefined && part !== '')
  const helpText = helpId && <Help id={helpId}>{help}</Help>

  return (
    <Frame {...rest} ref={ref} data-invalid={hasError || undefined}>
      <Label htmlFor={id} data-hidden={isLabelHidden || undefined}>
        {label}
        {isOptional && <Optional> ({words.optional})</Optional>}
      </Label>
      {helpPlacement === 'above' && helpText}
      {children({ id, 'aria-describedby': ids.length > 0 ? ids.join(' ') : undefined, 'aria-invalid': hasError || undefined })}
      {after}
      <FieldError id={`${id}-error`}>{error}</FieldError>
      {helpPlacement === 'below' && helpText}
    </Frame>
  )
})

/** The error line. Its live region stands empty before there is an error, so that a late one is heard. */
export function FieldError({ id, children }: { id: string, children?: ReactNode }) {
  return (
    // Without the role: a form of many fields is no page of statuses.
    <LiveRegion isShown id={id} role={undefined}>
      {isShown(children) && (
        <ErrorText>
          <Icon icon={CircleAlert} />
          <span>{children}</span>
        </ErrorText>
      )}
    </LiveRegion>
  )
}

export function isShown(node: ReactNode): boolean {
  return node !== undefined && node !== null && node !== false && node !== ''
}

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--portal-space-1);
  min-inline-size: 0;
`

const Label = styled.label`
  font: var(--portal-type-body-strong);
  color: var(--portal-text-default);

  &[data-hidden] {
    ${visuallyHidden}
  }
`

const Optional = styled.span`
  color: var(--portal-text-muted);
  font-weight: var(--portal-weight-regular);
`

export const Help = styled.div`
  font: var(--portal-type-small);
  color: var(--portal-field-help);
`

const ErrorText = styled.div`
  display: flex;
  gap: var(--portal-space-1);
  align-items: flex-start;
  font: var(--portal-type-small);
  color: var(--portal-field-error);

  svg {
    flex: none;
    margin-block-start: var(--portal-space-0-5);
  }
`
