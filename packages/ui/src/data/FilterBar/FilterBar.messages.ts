export const filterBarMessages = {
  clear: 'Clear',
  /** The phone's button. */
  filters: 'Filters',
  /** Shows those asked for less often. */
  more: 'More filters',
  filtersAtWork: 'Filters: {count}',
  /** The cross of a chip. */
  remove: 'Remove filter: {label}',
} as const
