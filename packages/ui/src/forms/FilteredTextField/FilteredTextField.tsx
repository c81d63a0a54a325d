import { forwardRef } from 'react'
import { TextArea, TextField } from '../TextField/index.ts'
import type { TextAreaProps, TextFieldProps } from '../TextField/index.ts'
import { AlwaysFiltered } from '../useTextFilter/useTextFilter.ts'

export interface FilteredTextFieldProps extends Omit<TextFieldProps, 'type'> {
  /** Which keyboard a phone shows. The text filter covers each of them. */
  type?: 'text' | 'search' | 'tel' | 'url'
}

/** `TextField` under the text filter of spec §5 whatever the provider says. */
export const FilteredTextField = forwardRef<HTMLInputElement, FilteredTextFieldProps>(function FilteredTextField(props, ref) {
  return <AlwaysFiltered.Provider value><TextField {...props} ref={ref} /></AlwaysFiltered.Provider>
})

export type FilteredTextAreaProps = TextAreaProps

/** `TextArea` likewise. */
export const FilteredTextArea = forwardRef<HTMLTextAreaElement, FilteredTextAreaProps>(function FilteredTextArea(props, ref) {
  return <AlwaysFiltered.Provider value><TextArea {...props} ref={ref} /></AlwaysFiltered.Provider>
})
