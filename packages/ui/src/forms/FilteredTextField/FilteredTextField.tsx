import { forwardRef } from 'react'
import { TextArea, type TextAreaProps, TextField, type TextFieldProps } from '../TextField/TextField.tsx'
import { AlwaysFiltered } from '../useTextFilter/useTextFilter.ts'

export interface FilteredTextFieldProps extends Omit<TextFieldProps, 'type'> {
  /** The type of text, which decides a phone's keyboard. The text filter covers all of these types. */
  type?: 'text' | 'search' | 'tel' | 'url'
}

/** `TextField` with the text filter of spec §5, even if the provider turns it off. */
export const FilteredTextField = forwardRef<HTMLInputElement, FilteredTextFieldProps>(function FilteredTextField(props, ref) {
  return <AlwaysFiltered.Provider value><TextField {...props} ref={ref} /></AlwaysFiltered.Provider>
})

export type FilteredTextAreaProps = TextAreaProps

/** `TextArea` with the text filter, even if the provider turns it off. */
export const FilteredTextArea = forwardRef<HTMLTextAreaElement, FilteredTextAreaProps>(function FilteredTextArea(props, ref) {
  return <AlwaysFiltered.Provider value><TextArea {...props} ref={ref} /></AlwaysFiltered.Provider>
})
