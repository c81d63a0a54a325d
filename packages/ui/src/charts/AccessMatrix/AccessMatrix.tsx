import { type Labels, normalizeRestriction, unrestricted, type WeekWindow } from '@portal/domain'
import { type ComponentPropsWithoutRef, forwardRef, type KeyboardEvent } from 'react'
import { styled } from 'styled-components'
import { TextLink } from '../../elements/Link/TextLink.tsx'
import { Text } from '../../elements/Text/Text.tsx'
import { SelectField } from '../../forms/SelectField/SelectField.tsx'
import { tip } from '../../internal/tip.ts'
import { WeekStrip } from '../../internal/WeekStrip.tsx'
import { media } from '../../theme/media.ts'
import { useSetting } from '../../words/PortalProvider.tsx'
import { useLabels } from '../../words/useLabels.ts'
import { useMarks } from '../internal/useMarks.ts'
import { accessMatrixMessages } from './AccessMatrix.messages.ts'
import { shortWeek } from './shortWeek.ts'

export interface AccessMatrixDoor {
  id: string
  name: string
}

/** When a group may open a door. */
export interface AccessMatrixCell {
  /** The allowed hours. Null: at any time. An empty list: never. */
  windows: readonly WeekWindow[] | null
  /** Whether something besides the weekly hours limits access, such as an end date or a number of uses. */
  isLimited?: boolean
}

export interface AccessMatrixGroup {
  id: string
  name: string
  /** The group's page. */
  href?: string
  /** A short fact below the name: '4 users'. */
  fact?: string
  /** One cell for each door, in the order of `doors`. */
  cells: readonly AccessMatrixCell[]
}

/** The group and the door of a cell. */
export interface AccessMatrixPlace {
  group: string
  door: string
}

export interface AccessMatrixProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The doors, as columns. */
  doors: readonly AccessMatrixDoor[]
  /** The groups, as rows. */
  groups: readonly AccessMatrixGroup[]
  /** The selected cell; null for none. */
  value?: AccessMatrixPlace | null
  /** Called with the selected cell, or with null if the user pressed the selected cell again. */
  onValueChange: (change: { value: AccessMatrixPlace | null }) => void
  /** Replaces individual texts, such as `never`; the others come from `PortalProvider`. */
  labels?: Labels<typeof accessMatrixMessages>
}

/** Who can open which door, and when: groups as rows, doors as columns, a week in each cell. A phone shows the doors of one group. */
export const AccessMatrix = forwardRef<HTMLDivElement, AccessMatrixProps>(function AccessMatrix({ doors, groups, value = null, onValueChange, labels, ...rest }, ref) {
  const words = useLabels('AccessMatrix', accessMatrixMessages, labels)
  const { locale } = useSetting()
  const [row, column] = [groups.findIndex(({ id }) => id === value?.group), doors.findIndex(({ id }) => id === value?.door)]
  const { current, setCurrent, move, markProps } = useMarks(doors.length * groups.length, doors.length, row * doors.length + column)
  const shown = groups[Math.floor(current / doors.length)] ?? groups[0]
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    // On a phone there is one column, so the next door is below.
    if (step === undefined || getComputedStyle(event.currentTarget).display !== 'block') return void move(event)
    event.preventDefault()
    const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-shown] button')]
    buttons[buttons.findIndex((button) => button === event.target) + step]?.focus()
  }
  return (
    <div {...rest} ref={ref}>
      <Choice>
        <SelectField
          label={words.group}
          value={shown?.id}
          options={groups.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={({ target }) => setCurrent(groups.findIndex(({ id }) => id === target.value) * doors.length)}
        />
        {shown && (
          <Text size="small" tone="muted">
            {[shown.fact, words.opens({ count: String(shown.cells.filter(({ windows }) => windows?.length !== 0).length), total: String(doors.length) })].filter(Boolean).join(' · ')}
          </Text>
        )}
      </Choice>
      <Legend>
        <WeekStrip windows={null} locale={locale} isSmall />
        {words.legend}
      </Legend>
      <Scroll>
        <Table aria-label={words.name} onKeyDown={onKeyDown}>
          <thead>
            <tr>
              <th scope="col">{words.group}</th>
              {doors.map(({ id, name }) => <th key={id} scope="col" data-current={value?.door === id || undefined}>{name}</th>)}
            </tr>
          </thead>
          <tbody>
            {groups.map((group, atRow) => (
              <tr key={group.id} data-shown={group === shown || undefined}>
                <th scope="row">
                  {group.href === undefined ? group.name : <TextLink href={group.href}>{group.name}</TextLink>}
                  {group.fact !== undefined && <Text as="span" size="small" tone="muted">{group.fact}</Text>}
                </th>
                {doors.map((door, atColumn) => {
                  const { windows, isLimited } = group.cells[atColumn] ?? { windows: [] }
                  const normal = normalizeRestriction({ ...unrestricted, windows }).windows
                  const hours = shortWeek(normal, locale, words)
                  const isNever = normal?.length === 0
                  const text = isLimited && !isNever ? `${hours}, ${words.limited}` : hours
                  const reading = words.cell({ group: group.name, door: door.name, hours: text })
                  const isPressed = value?.group === group.id && value.door === door.id
                  return (
                    <td key={door.id}>
                      <Cell
                        type="button" aria-label={reading} aria-pressed={isPressed} {...markProps(atRow * doors.length + atColumn)} {...tip(reading)}
                        onClick={() => onValueChange({ value: isPressed ? null : { group: group.id, door: door.id } })}
                      >
                        <WeekStrip windows={normal} locale={locale} isSmall />
                        <span>
                          <b>{door.name}</b>{' '}
                          {/* Times such as '8 AM–6 PM' stay on one line. */}
                          <bdi data-never={isNever || undefined}>{text.replaceAll(/(\d) /g, '$1\u00a0').replaceAll('–', '–\u2060')}</bdi>
                        </span>
                      </Cell>
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </Table>
      </Scroll>
    </div>
  )
})

const Choice = styled.div`
  display: none;

  ${media.phone} {
    display: grid;
    gap: var(--portal-space-2);
    padding: var(--portal-space-4);
    border-block-end: 1px solid var(--portal-border-subtle);
  }
`

const Scroll = styled.div`
  overflow-x: auto;
`

const Table = styled.table`
  inline-size: 100%;
  border-collapse: separate;
  border-spacing: 0;
  font: var(--portal-type-small);
  text-align: start;

  th,
  td {
    border-block-end: 1px solid var(--portal-border-subtle);
    text-align: start;
  }
  thead th {
    min-inline-size: 96px;
    padding: var(--portal-space-2);
    background: var(--portal-table-head-bg);
    color: var(--portal-table-head-text);
    font-weight: var(--portal-weight-regular);
    vertical-align: bottom;
  }
  thead [data-current] {
    color: var(--portal-text-default);
    font-weight: var(--portal-weight-medium);
  }
  th:first-child {
    position: sticky;
    inset-inline-start: 0;
    z-index: var(--portal-layer-raised);
    min-inline-size: 180px;
    padding: var(--portal-space-3) var(--portal-space-4);
    background: var(--portal-surface-base);
  }
  th:last-child,
  td:last-child {
    padding-inline-end: var(--portal-space-2);
  }
  thead th:first-child {
    background: var(--portal-table-head-bg);
  }
  tbody th {
    font: var(--portal-type-body);
    font-weight: var(--portal-weight-medium);

    > span {
      display: block;
    }
  }
  tbody tr:last-child > * {
    border-block-end: 0;
  }
  td {
    block-size: 1px;
    padding: 2px;
    vertical-align: top;
  }

  ${media.phone} {
    &,
    tbody,
    tr,
    td {
      display: block;
      block-size: auto;
    }
    thead,
    tbody th,
    tr:not([data-shown]) {
      display: none;
    }
    td,
    td:last-child {
      padding: 0;
    }
    tbody tr > td:not(:last-child) {
      border-block-end: 1px solid var(--portal-border-subtle);
    }
    tbody tr > td:last-child {
      border-block-end: 0;
    }
  }
`

const Cell = styled.button`
  display: flex;
  flex-direction: column;
  gap: var(--portal-space-1);
  inline-size: 100%;
  block-size: 100%;
  padding: var(--portal-space-2);
  border: 0;
  border-radius: var(--portal-radius-small);
  background: none;
  color: inherit;
  font: var(--portal-type-meta);
  text-align: start;
  cursor: pointer;

  b {
    display: none;
  }
  > span:first-child {
    opacity: 0.7;
  }
  &[aria-pressed='true'] > span:first-child {
    opacity: 1;
  }
  [data-never] {
    color: var(--portal-text-muted);
  }
  &:hover {
    background: var(--portal-surface-hover);
  }
  &[aria-pressed='true'] {
    background: var(--portal-surface-selected);
    box-shadow: inset 0 0 0 2px var(--portal-accent-border);
  }
  ${media.forcedColors} {
    &[aria-pressed='true'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
  ${media.phone} {
    flex-direction: row-reverse;
    align-items: center;
    justify-content: space-between;
    gap: var(--portal-space-4);
    padding: var(--portal-space-3) var(--portal-space-4);
    border-radius: 0;
    font: var(--portal-type-small);

    > span:last-child {
      display: grid;
      min-inline-size: 0;
      overflow-wrap: anywhere;
    }
    b {
      display: block;
      font: var(--portal-type-body);
      font-weight: var(--portal-weight-medium);
    }
  }
`

const Legend = styled.p`
  display: flex;
  align-items: center;
  gap: var(--portal-space-2);
  margin: 0;
  padding: var(--portal-space-3) var(--portal-space-4);
  border-block-end: 1px solid var(--portal-border-subtle);
  color: var(--portal-text-muted);
  font: var(--portal-type-small);
`
