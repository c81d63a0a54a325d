import { useCombobox } from 'downshift'
import type { UseComboboxState, UseComboboxStateChangeOptions } from 'downshift'

const { InputBlur, InputChange, InputKeyDownEscape } = useCombobox.stateChangeTypes

/**
 * Differences from downshift: blur and Escape close the list and keep the choice; only Enter and a press choose. While typing, the first
 * match is highlighted; `firstFor` returns its index.
 */
export function keepChoice<Item>(firstFor: (search: string) => number) {
  return (state: UseComboboxState<Item>, { type, changes }: UseComboboxStateChangeOptions<Item>): Partial<UseComboboxState<Item>> => {
    if (type === InputBlur || type === InputKeyDownEscape) return { ...changes, selectedItem: state.selectedItem, inputValue: state.inputValue }
    return type === InputChange ? { ...changes, highlightedIndex: firstFor(changes.inputValue ?? '') } : changes
  }
}
