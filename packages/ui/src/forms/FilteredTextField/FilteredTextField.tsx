import type { ForwardRefExoticComponent, RefAttributes } from 'react'
import { TextArea, TextField } from '../TextField/index.ts'
import type { TextAreaProps, TextFieldProps } from '../TextField/index.ts'

export interface FilteredTextFieldProps extends Omit<TextFieldProps, 'type'> {
  /** Which keyboard a phone shows. The text filter covers each of them. */
  type?: 'text' | 'search' | 'tel' | 'url'
}

/** `TextField` for a type that the text filter of spec §5 always covers. */
export const FilteredTextField: ForwardRefExoticComponent<FilteredTextFieldProps & RefAttributes<HTMLInputElement>> = TextField

export type FilteredTextAreaProps = TextAreaProps

/** Another name of `TextArea`. */
export const FilteredTextArea = TextArea
