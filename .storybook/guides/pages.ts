import type { PageOfComponents } from './PageOfComponents.ts'

/** `readAtBuild` puts what `readPages` finds in the place of this file. */
export const pages: readonly PageOfComponents[] = []
