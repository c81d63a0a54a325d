export const filterBarMessages = {
  clear: 'Clear',
  /** The phone's button. */
  filters: 'Filters',
  /** Shows the rarer filters. */
  more: 'More filters',
  filtersAtWork: 'Filters: {count}',
  /** Label of a chip's remove button. */
  remove: 'Remove filter: {label}',
} as const
