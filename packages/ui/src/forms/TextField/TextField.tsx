import { forwardRef, type InputHTMLAttributes, type ReactNode, type TextareaHTMLAttributes } from 'react'
import { Field, type FieldLabels, type FieldTexts } from '../Field/Field.tsx'
import { TextAreaInput, type TextFilterProps, TextInput } from '../internal/TextInput/TextInput.tsx'
import type { TextFilterLabels } from '../useTextFilter/useTextFilter.ts'

interface Slots {
  /** Ids of further elements that describe the control. */
  describedBy?: string
  /** Content under the control and above its error. */
  after?: ReactNode
}

export type TextFieldLabels = FieldLabels & TextFilterLabels

interface Texts extends Omit<FieldTexts & TextFilterProps, 'labels'> {
  /** Replaces individual texts; the others come from `PortalProvider`. */
  labels?: TextFieldLabels
}

export interface TextFieldProps extends Texts, Slots, Omit<InputHTMLAttributes<HTMLInputElement>, 'children' | 'type'> {
  /** The type of input. `email`, `date`, `time` and `number` have no text filter. For an email address use `EmailField`. */
  type?: 'text' | 'email' | 'tel' | 'url' | 'search' | 'date' | 'time' | 'number'
  /** An icon or a unit before the text. */
  start?: ReactNode
  /** A unit, a spinner or a small button after the text. */
  end?: ReactNode
}

/**
 * A field for one line of text, with label, help and error, and with the text filter of spec §5. Ref and other properties reach the input.
 */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(props, ref) {
  const { label, help, helpPlacement, error, isLabelHidden, isOptional, labels, describedBy, after, id, className, style, type = 'text', ...input } = props
  return (
    <Field {...{ label, help, helpPlacement, error, isLabelHidden, isOptional, labels, describedBy, after, className, style, controlId: id }}>
      {(control) => <TextInput {...input} {...control} ref={ref} type={type} labels={labels} />}
    </Field>
  )
})

export interface TextAreaProps extends Texts, Slots, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'children'> {
  /** The smallest number of visible lines. Default: three. */
  rows?: number | undefined
}

/** A field for several lines of text, with the text filter of spec §5. It grows with its content if the browser supports that. */
export const TextArea = forwardRef<HTMLTextAreaElement, TextAreaProps>(function TextArea(props, ref) {
  const { label, help, helpPlacement, error, isLabelHidden, isOptional, labels, describedBy, after, id, className, style, rows = 3, ...area } = props
  return (
    <Field {...{ label, help, helpPlacement, error, isLabelHidden, isOptional, labels, describedBy, after, className, style, controlId: id }}>
      {(control) => <TextAreaInput {...area} {...control} ref={ref} rows={rows} labels={labels} />}
    </Field>
  )
})
