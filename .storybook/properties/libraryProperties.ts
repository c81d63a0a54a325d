import type { ComponentProperties } from './ComponentProperty.ts'

/** The properties of the library's components. When Storybook is built, `readAtBuild` replaces this file by the result of `readProperties`. */
export const libraryProperties: Readonly<Record<string, ComponentProperties>> = {}
