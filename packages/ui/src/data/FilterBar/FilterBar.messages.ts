export const filterBarMessages = {
  clear: 'Clear',
  /** The phone's button. */
  filters: 'Filters',
  filtersAtWork: 'Filters: {count}',
  /** The cross of a chip. */
  remove: 'Remove filter: {label}',
} as const
