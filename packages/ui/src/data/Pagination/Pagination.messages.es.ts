import type { Translation } from '@portal/domain'
import type { paginationMessages } from './Pagination.messages.ts'

export const es: Translation<typeof paginationMessages> = {
  name: 'Páginas',
  previous: 'Página anterior',
  next: 'Página siguiente',
  page: 'Página {page}',
}
