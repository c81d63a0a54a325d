import type { Translation } from '@portal/domain'
import type { searchFieldMessages } from './SearchField.messages.ts'

export const es: Translation<typeof searchFieldMessages> = {
  clear: 'Quitar la búsqueda',
}
