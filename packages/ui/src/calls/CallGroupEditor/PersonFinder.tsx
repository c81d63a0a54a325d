import { useEffect, useRef } from 'react'
import { Combobox } from '../../forms/Combobox/index.ts'
import type { ComboboxProps } from '../../forms/Combobox/index.ts'

/** Finds someone to add. It comes where a button was, so it takes the focus. */
export function PersonFinder(props: Pick<ComboboxProps, 'label' | 'placeholder' | 'options' | 'onValueChange' | 'onSearchChange' | 'isBusy'>) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  return <Combobox {...props} ref={field} value="" />
}
