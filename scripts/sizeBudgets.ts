/** What may be loaded, in bytes of gzip -9. Raise one only together with the reason why it is worth the wait. */
export const sizeBudgets: Record<string, { bytes: number; what: string }> = {
  // The page itself is prerendered: a person reads it before any of this has come (docs/decisions/2026-11-21-the-sign-in-page-is-prerendered.md).
  // Of the calls it loads only those before signing in, and the names of the rest; the card-number tripwire looks at each of them.
  'sign-in page': { bytes: 192_500, what: 'all JavaScript before the sign-in form can be used' },
  'invite page': { bytes: 202_500, what: 'all JavaScript before a guest sees the key' },
  // Tables, the editor of restrictions with its week, why someone gets in, and billing: 108 kB together. Nobody loads it whole: one chunk a component.
  '@portal/ui': { bytes: 114_000, what: 'the whole library, its peers not counted' },
}
