import type { ComponentGuide } from '../../packages/ui/src/docs/ComponentGuide.ts'

/** A page of the library, with the facts of its guide that lists of components show. */
export interface PageOfComponents extends Required<Pick<ComponentGuide, 'components' | 'otherNames'>> {
  status: 'stable' | NonNullable<ComponentGuide['status']>
  /** The version that introduced the page's components. */
  since: string
  /** The day on which a file of the components last changed; empty without the history of changes. */
  changed: string
  /** The page's title as in the sidebar: `forms/TextField`. */
  title: string
  /** The page's id in Storybook: `forms-textfield--docs`. */
  id: string
}
