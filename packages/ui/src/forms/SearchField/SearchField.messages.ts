export const searchFieldMessages = { clear: 'Clear search' } as const
