import { forwardRef, type Ref, useEffect, useRef, useState } from 'react'
import { useForwardedRef } from '../../internal/useForwardedRef.ts'
import type { ComboboxField, ComboboxFieldProps } from '../Combobox/ComboboxField.tsx'
import { SelectField } from '../SelectField/SelectField.tsx'

const longFrom = 13

/** The combobox, once it has loaded for the first long list. */
let fetched: typeof ComboboxField | undefined

type Kept = 'label' | 'help' | 'helpPlacement' | 'error' | 'isOptional' | 'labels' | 'options' | 'id' | 'className' | 'style' | 'disabled' | 'name' | 'required'

export interface ChoiceFieldProps extends Pick<ComboboxFieldProps, Kept>, Required<Pick<ComboboxFieldProps, 'value' | 'onValueChange'>> {
  /** A first choice with an empty value, such as 'No group'. Omit if one option is always right. */
  placeholder?: string
}

/**
 * One choice, for options that can become many: the browser's own list for up to twelve, else a combobox. The list stays until the combobox
 * has loaded, and while the list has the focus.
 */
export const ChoiceField = forwardRef<HTMLSelectElement | HTMLInputElement, ChoiceFieldProps>(function ChoiceField(props, ref) {
  const { onValueChange, ...rest } = props
  const isLong = rest.options.length >= longFrom
  const select = useRef<HTMLSelectElement>(null)
  const [Combobox, setCombobox] = useState(() => fetched)
  const take = () => {
    if (fetched && select.current !== document.activeElement) setCombobox(() => fetched)
  }
  useEffect(() => {
    if (!isLong) return
    // If the code can't load, such as offline, the browser's list stays.
    import('../Combobox/ComboboxField.tsx').then((module) => {
      fetched = module.ComboboxField
      take()
    }, () => undefined)
  }, [isLong])
  useForwardedRef(select, ref as Ref<HTMLSelectElement>)

  if (isLong && Combobox) {
    return <Combobox {...rest} ref={ref as Ref<HTMLInputElement>} canBeEmpty={rest.placeholder !== undefined} onValueChange={onValueChange} />
  }
  return (
    <SelectField
      {...rest} ref={select} onBlur={take}
      onChange={({ currentTarget }) => onValueChange({ value: currentTarget.value })}
    />
  )
})
