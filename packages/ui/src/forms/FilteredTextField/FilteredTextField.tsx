import { forwardRef, useRef } from 'react'
import { FilterStatus } from '../internal/FilterStatus.tsx'
import { useForwardedRef } from '../internal/useForwardedRef.ts'
import { TextArea, TextField } from '../TextField/index.ts'
import type { TextAreaProps, TextFieldProps } from '../TextField/index.ts'
import { useTextFilter } from '../useTextFilter/index.ts'
import type { TextFilterLabels, TextFilterOptions } from '../useTextFilter/index.ts'

interface FilterProps {
  onFiltered?: TextFilterOptions['onFiltered']
  filterLabels?: TextFilterLabels
}

export interface FilteredTextFieldProps extends Omit<TextFieldProps, 'type'>, FilterProps {
  type?: 'text' | 'search' | 'tel' | 'url'
}

/** A `TextField` under the global input filter (spec §5): every text field of the product but e-mail and password. */
export const FilteredTextField = forwardRef<HTMLInputElement, FilteredTextFieldProps>(function FilteredTextField(props, ref) {
  const { onFiltered, filterLabels, after, ...field } = props
  const control = useRef<HTMLInputElement>(null)
  useForwardedRef(control, ref)
  const announcement = useTextFilter(control, { labels: filterLabels, onFiltered })
  return <TextField {...field} ref={control} after={<>{after}<FilterStatus announcement={announcement} /></>} />
})

export interface FilteredTextAreaProps extends TextAreaProps, FilterProps {}

/** A `TextArea` under the global input filter (spec §5). */
export const FilteredTextArea = forwardRef<HTMLTextAreaElement, FilteredTextAreaProps>(function FilteredTextArea(props, ref) {
  const { onFiltered, filterLabels, after, ...field } = props
  const control = useRef<HTMLTextAreaElement>(null)
  useForwardedRef(control, ref)
  const announcement = useTextFilter(control, { labels: filterLabels, onFiltered })
  return <TextArea {...field} ref={control} after={<>{after}<FilterStatus announcement={announcement} /></>} />
})
