import type { ComponentGuide } from '../../packages/ui/src/docs/ComponentGuide.ts'

/** A page of the library, with the facts of its guide that lists of components show. */
export interface PageOfComponents extends Required<Pick<ComponentGuide, 'components' | 'otherNames'>> {
  status: 'stable' | NonNullable<ComponentGuide['status']>
  /** The page's title as in the sidebar: `forms/TextField`. */
  title: string
  /** The page's id in Storybook: `forms-textfield--docs`. */
  id: string
}
