import { Fragment } from 'react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { ComboboxOption } from './Combobox.tsx'

/** The rows of a list; each group is a nested list with its name. */
export function inGroups(options: readonly ComboboxOption[], rowOf: (option: ComboboxOption, index: number) => ReactNode): ReactNode {
  const runs: { group: string | undefined, first: string, rows: ReactNode[] }[] = []
  for (const [index, option] of options.entries()) {
    const last = runs.at(-1)
    const row = rowOf(option, index)
    if (last && last.group === option.group) last.rows.push(row)
    else runs.push({ group: option.group, first: option.value, rows: [row] })
  }
  return runs.map(({ group, first, rows }) => (group === undefined ? <Fragment key={first}>{rows}</Fragment> : (
    <li key={first} role="none">
      <Name aria-hidden>{group}</Name>
      <ul role="group" aria-label={group}>{rows}</ul>
    </li>
  )))
}

const Name = styled.span`
  display: block;
  padding: var(--portal-space-2) var(--portal-space-3) var(--portal-space-1);
  color: var(--portal-text-muted);
  font: var(--portal-type-meta);
  font-weight: var(--portal-weight-medium);
`
