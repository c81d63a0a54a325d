import type { ComponentGuide } from '../../packages/ui/src/docs/ComponentGuide.ts'

/** A page of the library: what the lists of components show of its guide. */
export interface PageOfComponents extends Required<Pick<ComponentGuide, 'components' | 'otherNames'>> {
  status: 'stable' | NonNullable<ComponentGuide['status']>
  /** As in the side bar: `forms/TextField`. */
  title: string
  /** Of the page in Storybook: `forms-textfield--docs`. */
  id: string
}
