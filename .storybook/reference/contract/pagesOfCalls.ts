/** The pages that make each call; `readAtBuild` puts what `scripts/pagesOfCalls.ts` finds in the place of this file. */
export const pagesOfCalls: Readonly<Record<string, readonly string[]>> = {}
