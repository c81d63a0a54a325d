import type { Labels } from '@portal/domain'
import { Lock } from 'lucide-react'
import { forwardRef, useRef, useState } from 'react'
import { InlineAlert } from '../../feedback/InlineAlert/InlineAlert.tsx'
import { FilteredTextField } from '../../forms/FilteredTextField/FilteredTextField.tsx'
import { HostedFields } from '../internal/HostedFields.tsx'
import { HostedForm, type MethodFormProps } from '../internal/HostedForm.tsx'
import { useLabels } from '../../words/useLabels.ts'
import { cardFormMessages } from './CardForm.messages.ts'

export type CardFormLabels = Labels<typeof cardFormMessages>

export interface CardFormValues {
  name: string
}

export interface CardFormProps extends MethodFormProps<CardFormValues> {
  /** Replaces individual texts; the others come from `PortalProvider`. */
  labels?: CardFormLabels
}

/** A form for a new card. The payment provider draws the fields for number, expiry date and code. */
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
