import { forwardRef, type InputHTMLAttributes, type ReactNode, type TextareaHTMLAttributes } from 'react'
import { Field, type FieldLabels, type FieldTexts } from '../Field/index.ts'
import { TextAreaInput, type TextFilterProps, TextInput } from '../internal/TextInput/index.ts'
import type { TextFilterLabels } from '../useTextFilter/index.ts'

interface Slots {
  /** Ids of further elements that describe the control. */
  describedBy?: string
  /** Under the control, above its error. */
  after?: ReactNode
}

export type TextFieldLabels = FieldLabels & TextFilterLabels

interface Texts extends Omit<FieldTexts & TextFilterProps, 'labels'> {
  /** Replaces individual texts; the others come from `PortalProvider`. */
  labels?: TextFieldLabels
}

export interface TextFieldProps extends Texts, Slots, Omit<InputHTMLAttributes<HTMLInputElement>, 'children' | 'type'> {
  /** `email`, `date`, `time` and `number` have no text filter. For an email address use `EmailField`. */
  type?: 'text' | 'email' | 'tel' | 'url' | 'search' | 'date' | 'time' | 'number'
  /** Before the text: an icon or a unit. */
  start?: ReactNode
  /** After the text: a unit, a spinner, a small button. */
  end?: ReactNode
}

/** One line of text with label, help and error, and the text filter of spec §5. Rest props and ref reach the input. */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(props, ref) {
  const { label, help, helpPlacement, error, isLabelHidden, isOptional, labels, describedBy, after, id, className, style, type = 'text', ...input } = props
  return (
    <Field {...{ label, help, helpPlacement, error, isLabelHidden, isOptional, labels, describedBy, after, className, style, controlId: id }}>
      {(control) => <TextInput {...input} {...control} ref={ref} type={type} labels={labels} />}
    </Field>
  )
})

export interface TextAreaProps extends Texts, Slots, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'children'> {
  /** The least number of visible lines. */
  rows?: number | undefined
}

/** Several lines of text, with the text filter of spec §5. Grows with its content if the browser supports it. Default: three lines. */
export const TextArea = forwardRef<HTMLTextAreaElement, TextAreaProps>(function TextArea(props, ref) {
  const { label, help, helpPlacement, error, isLabelHidden, isOptional, labels, describedBy, after, id, className, style, rows = 3, ...area } = props
  return (
    <Field {...{ label, help, helpPlacement, error, isLabelHidden, isOptional, labels, describedBy, after, className, style, controlId: id }}>
      {(control) => <TextAreaInput {...area} {...control} ref={ref} rows={rows} labels={labels} />}
    </Field>
  )
})
