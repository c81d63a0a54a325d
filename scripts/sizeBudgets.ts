/** What may be loaded, in bytes of gzip -9. Raise one only together with the reason why it is worth the wait. */
export const sizeBudgets: Record<string, { bytes: number; what: string }> = {
  // Tables, the editor of restrictions with its week, why someone gets in, and billing: 108 kB together. Nobody loads it whole: one chunk a component.
  '@portal/ui': { bytes: 114_000, what: 'the whole library, its peers not counted' },
}

/**
 * All JavaScript before a page can be used, its files counted too. They only ever fall. The sign-in page itself is prerendered: a person
 * reads it before any of this has come.
 */
export const pageBudgets = {
  'sign-in': { bytes: 174_500, files: 6 },
  invite: { bytes: 189_000, files: 6 },
  dashboard: { bytes: 219_500, files: 7 },
  users: { bytes: 249_500, files: 12 },
  'a user': { bytes: 280_500, files: 20 },
  'restriction editor': { bytes: 268_500, files: 15 },
  billing: { bytes: 270_000, files: 14 },
} satisfies Record<string, { bytes: number; files: number }>
