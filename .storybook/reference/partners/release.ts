import type { Release } from './writeSnippet.ts'

/** The release that these sources make; filled in when Storybook is built (vite.config.ts). */
export const release: Release = { version: '', files: [], elements: [] }
