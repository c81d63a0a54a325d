import type { ComboboxOption } from './Combobox.tsx'

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{Mn}/gu, '').toLocaleLowerCase()

/** The options that hold every typed word, in any order, whatever the case and the accents; in the order they came. */
export function matchOptions<Option extends Pick<ComboboxOption, 'label' | 'fact'>>(options: readonly Option[], search: string): readonly Option[] {
  const parts = plain(search).split(/\s+/).filter((part) => part !== '')
  if (parts.length === 0) return options
  return options.filter(({ label, fact = '' }) => {
    const text = plain(`${label} ${fact}`)
    return parts.every((part) => text.includes(part))
  })
}
