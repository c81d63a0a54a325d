/** The pages that use each call. When Storybook is built, `readAtBuild` replaces this file by the result of `scripts/pagesOfCalls.ts`. */
export const pagesOfCalls: Readonly<Record<string, readonly string[]>> = {}
