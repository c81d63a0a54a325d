/**
 * Mutants that change nothing anyone can see, with the reason, by file and change as the table of `npm run quality -- mutants` shows them.
 * They
 * do not count as undetected.
 */
export const sameMutants: Record<string, Record<string, string>> = {}
