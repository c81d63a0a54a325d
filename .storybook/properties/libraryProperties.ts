import type { ComponentProperties } from './ComponentProperty.ts'

/** `readAtBuild` puts what `readProperties` finds in the place of this file. */
export const libraryProperties: Readonly<Record<string, ComponentProperties>> = {}
