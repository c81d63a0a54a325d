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
  /** What is typed; the card’s number never is here. */
  values: CardFormValues
  /** What is typed is different. */
  onValuesChange: (change: { values: CardFormValues }) => void
  /** The empty element that the gateway fills: number, end and code are asked for there and nowhere else. */
  fields: ReactNode
  /** How far the gateway’s own fields are. */
  fieldsState: HostedFieldsState
  /** Loads the gateway’s fields again after they failed. */
  onFieldsRetry?: () => void
  /** Called with a name; the gateway judges the rest. */
  onSubmit: (entry: { values: CardFormValues }) => void
  /** Leaves the form; omit where there is nothing to go back to. */
  onCancel?: () => void
  /** It is being sent: the button says so, and a second press does nothing. */
  isBusy?: boolean
  /** Why the card was not taken. What was typed stays. */
  error?: ReactNode
  /** Other words for single texts; what is left out stays the provider's. */
  labels?: CardFormLabels
}

/** Asks for a new card around the gateway's own fields. */
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
