/** What may be loaded, in bytes of gzip -9. Raise one only together with the reason why it is worth the wait. */
export const sizeBudgets: Record<string, { bytes: number; what: string }> = {
  // Tables, the editor of restrictions with its week, why someone gets in, and billing: 108 kB together. Nobody loads it whole: one chunk a component.
  '@portal/ui': { bytes: 112_000, what: 'the whole library, its peers not counted' },
  '@portal/ui/es': { bytes: 9_800, what: 'its words in Spanish, loaded by those who read them' },
}

/**
 * All JavaScript before a page can be used, and its files, those included that only lead to others; and how many requests wait for one
 * another (the document, what it asks for, the data), which a journey counts. They only ever fall. The sign-in page itself is prerendered:
 * a person reads it before any of this has come.
 */
export const pageBudgets = {
  'sign-in': { bytes: 106_000, files: 6, roundTrips: 2 },
  invite: { bytes: 154_000, files: 10, roundTrips: 3 },
  dashboard: { bytes: 203_500, files: 13, roundTrips: 3 },
  users: { bytes: 237_500, files: 17, roundTrips: 3 },
  'a user': { bytes: 287_000, files: 24, roundTrips: 3 },
  'restriction editor': { bytes: 283_500, files: 21, roundTrips: 3 },
  billing: { bytes: 261_500, files: 19, roundTrips: 3 },
} satisfies Record<string, { bytes: number; files: number; roundTrips: number }>
