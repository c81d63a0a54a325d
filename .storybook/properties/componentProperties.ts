import type { ComponentProperties } from './ComponentProperty.ts'

/** By the component's name. Empty until a story of the library comes (`tellProperties.ts`): no other page needs them, and reading them takes seconds. */
export const componentProperties: Record<string, ComponentProperties> = {}
