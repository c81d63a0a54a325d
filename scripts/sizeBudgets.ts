/** What may be loaded, in bytes of gzip -9. Raise one only together with the reason why it is worth the wait. */
export const sizeBudgets: Record<string, { bytes: number; what: string }> = {
  // Tables, the editor of restrictions with its week, why someone gets in, and billing: 110 kB together. Nobody loads it whole: one chunk a component.
  '@portal/ui': { bytes: 114_000, what: 'the whole library, its peers not counted' },
  '@portal/ui/es': { bytes: 9_800, what: 'its words in Spanish, loaded by those who read them' },
}

/**
 * All JavaScript before a page can be used, and its files, those included that only lead to others. They only ever fall. The sign-in page
 * itself is prerendered: a person reads it before any of this has come. That the document of a page names all of them, a journey shows
 * (e2e/firstSeconds.spec.ts).
 */
export const pageBudgets = {
  'sign-in': { bytes: 106_000, files: 6 },
  invite: { bytes: 140_000, files: 9 },
  dashboard: { bytes: 206_000, files: 13 },
  users: { bytes: 238_500, files: 17 },
  'a user': { bytes: 299_000, files: 25 },
  'restriction editor': { bytes: 287_000, files: 22 },
  billing: { bytes: 263_000, files: 19 },
} satisfies Record<string, { bytes: number; files: number }>
