import type { Labels } from '@portal/domain'
import { CircleAlert } from 'lucide-react'
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useId } from 'react'
import { styled } from 'styled-components'
import { Icon } from '../../elements/Icon/Icon.tsx'
import { visuallyHidden } from '../../elements/VisuallyHidden/visuallyHiddenStyles.ts'
import { LiveRegion } from '../../feedback/LiveRegion/LiveRegion.tsx'
import { useLabels } from '../../words/useLabels.ts'
import { fieldMessages } from './Field.messages.ts'

/** Properties to spread on the control, which connect it to label, help, error and status. */
export interface FieldControlProps {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

export type FieldLabels = Labels<typeof fieldMessages>

/** Properties that every field has besides its control's attributes. */
export interface FieldTexts {
  /** The name of the field. */
  label: ReactNode
  /** Hides the label from sight; screen readers still read it. */
  isLabelHidden?: boolean
  /** One or two sentences of help, under the control. */
  help?: ReactNode
  /** Where the help is. `above`: for help that users need before typing. */
  helpPlacement?: 'below' | 'above'
  /** Why the value isn't accepted; marks the control invalid. Omit while it is valid. */
  error?: ReactNode
  /** Marks an optional field. Required fields have no mark. */
  isOptional?: boolean
  /** Replaces individual texts; the others come from `PortalProvider`. */
  labels?: FieldLabels
}

export interface FieldProps extends FieldTexts, Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'id'> {
  /** Id of the control. Default: generated. */
  controlId?: string
  /** Ids of further elements that describe the control, such as a list of requirements. */
  describedBy?: string
  /** Content under the control and above error and help, such as requirements or a status line. */
  after?: ReactNode
  /** Renders the control; spread the given properties on it. */
  children: (control: FieldControlProps) => ReactNode
}

/** The parts around a control that the caller provides: label above, help and error below. */
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

/** The error line of a field. Its live region exists before the error, so that screen readers announce the error. */
export function FieldError({ id, children }: { id: string, children?: ReactNode }) {
  return (
    // The region has no role, because a page with many fields would have many statuses.
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
