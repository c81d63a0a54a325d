import type { Translation } from '@portal/domain'
import type { filterBarMessages } from './FilterBar.messages.ts'

export const es: Translation<typeof filterBarMessages> = {
  clear: 'Quitar',
  filters: 'Filtros',
  more: 'Más filtros',
  filtersAtWork: 'Filtros: {count}',
  remove: 'Quitar filtro: {label}',
}
