import { forwardRef, type InputHTMLAttributes, type ReactNode } from 'react'
import { Field, type FieldTexts } from '../Field/Field.tsx'
import { ControlBox } from '../internal/TextInput/ControlBox.ts'
import { ExemptInput } from '../internal/TextInput/ExemptInput.tsx'

export interface EmailFieldProps extends FieldTexts, Omit<InputHTMLAttributes<HTMLInputElement>, 'children' | 'type'> {
  /** Ids of further elements that describe the control. */
  describedBy?: string
  /** Content under the control and above its error. */
  after?: ReactNode
}

/** A field for one or more email addresses. It has no text filter (spec §5). Ref and other properties reach the input. */
export const EmailField = forwardRef<HTMLInputElement, EmailFieldProps>(function EmailField(props, ref) {
  const { label, help, helpPlacement, error, isLabelHidden, isOptional, labels, describedBy, after, id, className, style, ...input } = props
  return (
    <Field {...{ label, help, helpPlacement, error, isLabelHidden, isOptional, labels, describedBy, after, className, style, controlId: id }}>
      {(control) => (
        <ControlBox>
          <ExemptInput autoCapitalize="none" spellCheck={false} {...input} {...control} ref={ref} exemption="email" type="email" />
        </ControlBox>
      )}
    </Field>
  )
})
