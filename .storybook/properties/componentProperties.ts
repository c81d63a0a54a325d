import type { ComponentProperties } from './ComponentProperty.ts'

/** By the component's name. `readAtBuild` puts what `readProperties` finds in the place of this file. */
export const componentProperties: Readonly<Record<string, ComponentProperties>> = {}
