import type { Labels } from '@portal/domain'
import { Lock } from 'lucide-react'
import { forwardRef, useRef, useState } from 'react'
import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import { InlineAlert } from '../../feedback/InlineAlert/index.ts'
import { FilteredTextField } from '../../forms/FilteredTextField/index.ts'
import { HostedFields } from '../internal/HostedFields.tsx'
import type { HostedFieldsState } from '../internal/HostedFields.tsx'
import { HostedForm } from '../internal/HostedForm.tsx'
import { useLabels } from '../../words/useLabels.ts'
import { cardFormMessages } from './CardForm.messages.ts'

export type CardFormLabels = Labels<typeof cardFormMessages>

export interface CardFormValues {
  name: string
}

export interface CardFormProps extends Omit<ComponentPropsWithoutRef<'form'>, 'onSubmit' | 'children'> {
  /** The typed values, without the card number. */
  values: CardFormValues
  /** The text changed. */
  onValuesChange: (change: { values: CardFormValues }) => void
  /** The empty element that the gateway fills with its fields for number, end and code. */
  fields: ReactNode
  /** The state of the gateway’s fields. */
  fieldsState: HostedFieldsState
  /** Loads the gateway’s fields again after they failed. */
  onFieldsRetry?: () => void
  /** Called with a name; the gateway checks the rest. */
  onSubmit: (entry: { values: CardFormValues }) => void
  /** Leaves the form. Omit if there is nothing to return to. */
  onCancel?: () => void
  /** While sending: the button says so and ignores further presses. */
  isBusy?: boolean
  /** Why the card was refused. The typed values stay. */
  error?: ReactNode
  /** Replaces individual texts; the others come from `PortalProvider`. */
  labels?: CardFormLabels
}

/** A form for a new card, with the gateway's own fields. */
export const CardForm = forwardRef<HTMLFormElement, CardFormProps>(function CardForm(props, ref) {
  const {
    values, onValuesChange, fields, fieldsState, onFieldsRetry, onSubmit, onCancel, isBusy = false, error, labels, ...rest
  } = props
  const words = useLabels('CardForm', cardFormMessages, labels)
  const [wasTried, setTried] = useState(false)
  const name = useRef<HTMLInputElement>(null)
  const isNameMissing = values.name.trim() === ''

  const attempt = () => {
    setTried(true)
    if (isNameMissing) name.current?.focus()
    else onSubmit({ values: { name: values.name.trim() } })
  }
  return (
    <HostedForm
      {...rest}
      ref={ref}
      heading={words.title}
      save={words.save}
      cancel={words.cancel}
      {...{ fieldsState, onCancel, isBusy, error }}
      onTry={attempt}
    >
      <FilteredTextField
        ref={name}
        name="holder"
        autoComplete="cc-name"
        label={words.name}
        help={words.nameHelp}
        readOnly={isBusy}
        value={values.name}
        onChange={(event) => onValuesChange({ values: { name: event.target.value } })}
        error={wasTried && isNameMissing && words.nameMissing}
      />
      <InlineAlert icon={Lock}>{words.privacy}</InlineAlert>
      <HostedFields state={fieldsState} onRetry={onFieldsRetry}>{fields}</HostedFields>
    </HostedForm>
  )
})
