import { forwardRef, lazy, Suspense } from 'react'
import type { Ref } from 'react'
import type { ComboboxFieldProps } from '../Combobox/index.ts'
import { SelectField } from '../SelectField/index.ts'

// Fetched only where a list is long: the browser's own list stands in until it is there.
const LazyCombobox = lazy(async () => ({ default: (await import('../Combobox/ComboboxField.tsx')).ComboboxField }))

const longFrom = 13

type Kept = 'label' | 'help' | 'helpPlacement' | 'error' | 'isOptional' | 'labels' | 'options' | 'value' | 'onValueChange' | 'id' | 'className' | 'disabled' | 'name' | 'required'

export interface ChoiceFieldProps extends Pick<ComboboxFieldProps, Kept> {
  /** A first choice with an empty value, such as 'No group'. Omit when one option is always right. */
  placeholder?: string
}

/** One of several that may become many: the browser's own list of up to a dozen, beyond that a combobox. */
export const ChoiceField = forwardRef<HTMLSelectElement | HTMLInputElement, ChoiceFieldProps>(function ChoiceField(props, ref) {
  const { onValueChange, ...rest } = props
  const short = <SelectField {...rest} ref={ref as Ref<HTMLSelectElement>} onChange={({ currentTarget }) => onValueChange({ value: currentTarget.value })} />
  if (rest.options.length < longFrom) return short
  return (
    <Suspense fallback={short}>
      <LazyCombobox {...rest} ref={ref as Ref<HTMLInputElement>} canBeEmpty={rest.placeholder !== undefined} onValueChange={onValueChange} />
    </Suspense>
  )
})
