import { Unstyled } from '@storybook/addon-docs/blocks'
import { Badge } from '../../../packages/ui/src/elements/Badge/Badge.tsx'
import { pages } from '../../guides/pages.ts'
import type { PageOfComponents } from '../../guides/PageOfComponents.ts'
import { statusTones } from '../statusTones.ts'
import { Table } from './Table.tsx'

/** Every component of the library by group, with a sentence from its guide. */
export function ComponentList() {
  const groups = Map.groupBy(pages, ({ title }) => title.split('/')[0] ?? '')
  return [...groups].map(([group, listed]) => (
    <section key={group}>
      <h2>{group.charAt(0).toUpperCase() + group.slice(1)}</h2>
      <Table heads={['Component', 'Status', 'Since', 'Last change', 'Also called']} rows={listed.map(rowOf)} />
    </section>
  ))
}

function rowOf({ id, title, components, status, since, changed, otherNames }: PageOfComponents) {
  const [first, ...others] = components
  const link = <><a href={`./?path=/docs/${id}`} target="_top">{first}</a>{others.length > 0 && ` (with ${others.join(', ')})`}</>
  return { key: title, cells: [link, status === 'stable' ? status : <Unstyled key="status"><Badge tone={statusTones[status]}>{status}</Badge></Unstyled>, since, changed, otherNames.join(', ')] }
}
