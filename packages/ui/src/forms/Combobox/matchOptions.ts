import { foldText } from '@portal/domain'
import type { ComboboxOption } from './Combobox.tsx'

/** The options that contain every typed word, in any word order and regardless of case and accents. The options keep their order. */
export function matchOptions<Option extends Pick<ComboboxOption, 'label' | 'fact'>>(options: readonly Option[], search: string): readonly Option[] {
  const parts = foldText(search).split(/\s+/).filter((part) => part !== '')
  if (parts.length === 0) return options
  return options.filter(({ label, fact = '' }) => {
    const text = foldText(`${label} ${fact}`)
    return parts.every((part) => text.includes(part))
  })
}
