import type { Release } from './writeSnippet.ts'

/** The release made from these sources. It is filled in when Storybook is built (vite.config.ts). */
export const release: Release = { version: '', files: [], elements: [] }
