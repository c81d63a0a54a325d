import { forwardRef, useId } from 'react'
import type { ComponentPropsWithoutRef, FormEvent, ReactNode } from 'react'
import { Button } from '../../elements/Button/index.ts'
import { Heading } from '../../elements/Text/index.ts'
import { FormActions } from '../../forms/FormActions/index.ts'
import { FormAlert } from '../../internal/FormAlert.tsx'
import { Stack } from '../../layout/Stack/index.ts'
import { useLabels } from '../../words/useLabels.ts'
import { hostedFieldsMessages } from './HostedFields.messages.ts'
import type { HostedFieldsState } from './HostedFields.tsx'

interface HostedFormProps extends Omit<ComponentPropsWithoutRef<'form'>, 'onSubmit' | 'title'> {
  heading: string
  save: string
  cancel: string
  fieldsState: HostedFieldsState
  /** Called by Save once the gateway's fields are ready. */
  onTry: () => void
  onCancel: (() => void) | undefined
  isBusy: boolean
  error: ReactNode
}

/** The frame of a form with the gateway's fields. It sends nothing before they are ready, and nothing twice. */
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
