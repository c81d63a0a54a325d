export const paginationMessages = {
  name: 'Pages',
  previous: 'Previous page',
  next: 'Next page',
  page: 'Page {page}',
} as const
