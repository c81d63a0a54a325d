import type { ComponentProperties } from './ComponentProperty.ts'

/** Properties by the component's name. Empty until a story of the library loads (`tellProperties.ts`), because reading them takes seconds. */
export const componentProperties: Record<string, ComponentProperties> = {}
