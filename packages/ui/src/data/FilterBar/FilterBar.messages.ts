export const filterBarMessages = {
  clear: 'Clear',
  /** The button that opens the filters on a phone. */
  filters: 'Filters',
  /** The button that shows the rarer filters. */
  more: 'More filters',
  filtersAtWork: 'Filters: {count}',
  /** Label of the button that removes an active filter. */
  remove: 'Remove filter: {label}',
} as const
