import { type ComponentPropsWithoutRef, type FormEvent, forwardRef, type ReactNode, useId } from 'react'
import { Button } from '../../elements/Button/Button.tsx'
import { Heading } from '../../elements/Text/Heading.tsx'
import { FormActions } from '../../forms/FormActions/FormActions.tsx'
import { FormAlert } from '../../internal/FormAlert.tsx'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { useLabels } from '../../words/useLabels.ts'
import { hostedFieldsMessages } from './HostedFields.messages.ts'
import type { HostedFieldsState } from './HostedFields.tsx'

/** Properties of a form for a payment method, in which the payment provider draws some fields. */
export interface MethodFormProps<Values> extends Omit<ComponentPropsWithoutRef<'form'>, 'onSubmit' | 'children'> {
  /** The typed values, without the card or account number. */
  values: Values
  /** Called when the typed text changes. */
  onValuesChange: (change: { values: Values }) => void
  /** The empty element that the payment provider fills with its fields. */
  fields: ReactNode
  /** The state of the payment provider’s fields. */
  fieldsState: HostedFieldsState
  /** Loads the payment provider’s fields again after they failed. */
  onFieldsRetry?: () => void
  /** Called once the typed values are complete; the payment provider checks the rest. */
  onSubmit: (entry: { values: Values }) => void
  /** Leaves the form. Omit if there is nothing to return to. */
  onCancel?: () => void
  /** Whether the form is being sent; the button says so and ignores further presses. */
  isBusy?: boolean
  /** Why the method was refused. The typed values stay. */
  error?: ReactNode
}

interface HostedFormProps extends Omit<ComponentPropsWithoutRef<'form'>, 'onSubmit' | 'title'> {
  heading: string
  save: string
  cancel: string
  fieldsState: HostedFieldsState
  /** Called by the Save button once the payment provider's fields are ready. */
  onTry: () => void
  onCancel: (() => void) | undefined
  isBusy: boolean
  error: ReactNode
}

/** The common part of forms in which the payment provider draws some fields. Sends nothing before they are ready, and nothing twice. */
export const HostedForm = forwardRef<HTMLFormElement, HostedFormProps>(function HostedForm(props, ref) {
  const { heading, save, cancel, fieldsState, onTry, onCancel, isBusy, error, children, ...rest } = props
  const { loading } = useLabels('HostedFields', hostedFieldsMessages)
  const titleId = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isBusy && fieldsState === 'ready') onTry()
  }
  return (
    <form {...rest} ref={ref} method="post" noValidate aria-labelledby={titleId} onSubmit={submit}>
      <Stack gap={4}>
        <Heading level={3} id={titleId}>{heading}</Heading>
        <FormAlert>{error}</FormAlert>
        {children}
        <FormActions>
          <Button type="submit" variant="primary" size="form" isBusy={isBusy} disabledReason={fieldsState === 'ready' ? undefined : loading}>
            {save}
          </Button>
          {onCancel && <Button size="form" onClick={onCancel}>{cancel}</Button>}
        </FormActions>
      </Stack>
    </form>
  )
})
