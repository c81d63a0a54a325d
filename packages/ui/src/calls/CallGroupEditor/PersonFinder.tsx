import { useEffect, useRef } from 'react'
import { Combobox, type ComboboxProps } from '../../forms/Combobox/Combobox.tsx'

/** Searches a user to add. It replaces the focused button, so it takes the focus. */
export function PersonFinder(props: Pick<ComboboxProps, 'label' | 'placeholder' | 'options' | 'onValueChange' | 'onSearchChange' | 'isBusy'>) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  return <Combobox {...props} ref={field} value="" />
}
