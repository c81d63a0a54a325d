/** The largest sizes that may be loaded, in bytes of gzip -9. Raise one only together with the reason why it is worth the wait. */
export const sizeBudgets: Record<string, { bytes: number; what: string }> = {
  // Tables, the editor of restrictions with its week, the explanation of access, and billing: 110 kB together. Nobody loads all of it: each component is a
  // chunk of its own. The combobox for long lists, loaded where a list is long, raised it from 114 kB.
  '@portal/ui': { bytes: 115_500, what: 'the whole library, its peers not counted' },
  '@portal/ui/es': { bytes: 9_800, what: 'its words in Spanish, loaded by those who read them' },
}

/**
 * All JavaScript before a page can be used, and the number of its files, including files that only import others. These limits may only
 * fall. The sign-in page itself is prerendered: a person reads it before any of this has loaded. A journey checks that a page's document
 * names all of these files (e2e/firstSeconds.spec.ts).
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
