/** What may be loaded, in bytes of gzip -9. Raise one only together with the reason why it is worth the wait. */
export const sizeBudgets: Record<string, { bytes: number; what: string }> = {
  // Tables, the editor of restrictions with its week, why someone gets in, and billing: 108 kB together. Nobody loads it whole: one chunk a component.
  '@portal/ui': { bytes: 112_000, what: 'the whole library, its peers not counted' },
  '@portal/ui/es': { bytes: 9_800, what: 'its words in Spanish, loaded by those who read them' },
}

/**
 * All JavaScript before a page can be used, its files counted too. They only ever fall. The sign-in page itself is prerendered: a person
 * reads it before any of this has come.
 */
export const pageBudgets = {
  'sign-in': { bytes: 109_000, files: 6 },
  invite: { bytes: 153_500, files: 8 },
  dashboard: { bytes: 200_500, files: 9 },
  users: { bytes: 235_500, files: 13 },
  'a user': { bytes: 281_500, files: 20 },
  'restriction editor': { bytes: 273_500, files: 17 },
  billing: { bytes: 258_500, files: 15 },
} satisfies Record<string, { bytes: number; files: number }>
