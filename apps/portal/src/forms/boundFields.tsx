import { EmailField, type EmailFieldProps } from '@portal/ui'
import { useField } from 'react-final-form'

type Bound<Props> = Omit<Props, 'name' | 'value' | 'onChange' | 'onBlur' | 'onFocus' | 'error'> & {
  name: string
}

/**
 * The thin binding of @portal/ui's fields to final-form. An error shows once the form was sent: one that appeared when
 * the field is left would move away the link or button that is being pressed.
 */
function useBoundField(name: string) {
  const { input, meta } = useField<string>(name, { subscription: { value: true, error: true, submitError: true, submitFailed: true, dirtySinceLastSubmit: true } })
  const stale = meta.dirtySinceLastSubmit ? undefined : (meta.submitError as unknown)
  const error: unknown = meta.submitFailed ? (meta.error ?? stale) : undefined
  const { name: boundName, value, onChange, onBlur, onFocus } = input
  return { name: boundName, value, onChange, onBlur, onFocus, error: typeof error === 'string' ? error : undefined }
}

export function BoundEmailField({ name, ...rest }: Bound<EmailFieldProps>) {
  return <EmailField {...rest} {...useBoundField(name)} />
}
