import type { PageOfComponents } from './PageOfComponents.ts'

/** The pages of the library. When Storybook is built, `readAtBuild` replaces this file by the result of `readPages`. */
export const pages: readonly PageOfComponents[] = []
