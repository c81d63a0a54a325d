import type { ComponentGuide } from '../../packages/ui/src/docs/ComponentGuide.ts'

/** A page of the library: the parts of its guide that need no example. */
export interface PageOfComponents extends Required<Pick<ComponentGuide, 'components' | 'status' | 'otherNames'>> {
  /** As in the side bar: `forms/TextField`. */
  title: string
  /** Of the page in Storybook: `forms-textfield--docs`. */
  id: string
}
