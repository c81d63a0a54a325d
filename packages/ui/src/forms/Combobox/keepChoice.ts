import { useCombobox } from 'downshift'
import type { UseComboboxState, UseComboboxStateChangeOptions } from 'downshift'

const { InputBlur, InputChange, InputKeyDownEscape } = useCombobox.stateChangeTypes

/**
 * What differs from downshift: leaving and Escape close the list and leave the choice as it is; only Enter and a press choose.
 * While typing the first option that fits is marked, which `firstFor` places.
 */
export function keepChoice<Item>(firstFor: (search: string) => number) {
  return (state: UseComboboxState<Item>, { type, changes }: UseComboboxStateChangeOptions<Item>): Partial<UseComboboxState<Item>> => {
    if (type === InputBlur || type === InputKeyDownEscape) return { ...changes, selectedItem: state.selectedItem, inputValue: state.inputValue }
    return type === InputChange ? { ...changes, highlightedIndex: firstFor(changes.inputValue ?? '') } : changes
  }
}
