import { Check } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, type RefObject, useRef } from 'react'
import { styled } from 'styled-components'
import { Icon, type IconComponent } from '../../elements/Icon/Icon.tsx'
import { useLinkComponent } from '../../elements/Link/LinkProvider.tsx'
import { overlayAtButton } from '../../internal/overlaySurface.ts'
import { media } from '../../theme/media.ts'
import { type MenuPlace, usePopover } from './usePopover.ts'

export interface MenuItem {
  id: string
  label: ReactNode
  icon?: IconComponent
  /** One muted line under the label. */
  fact?: ReactNode
  /** Disables the item, which stays focusable. Say why in `fact`. */
  isDisabled?: boolean
  /** Makes the item a checkbox. */
  isChecked?: boolean
  /** The page that the item opens. Without one, `onSelect` is called. */
  href?: string
  onSelect?: () => void
  /** `danger` for items that leave or delete something. */
  tone?: 'default' | 'danger'
}

/** Items that belong together; lines separate groups. */
export interface MenuGroup {
  id: string
  /** The heading above the group's items. */
  label?: string
  items: readonly MenuItem[]
}

export type MenuEntry = MenuItem | MenuGroup

interface MenuPanelProps {
  id: string
  anchorName: string
  label: string
  items: readonly MenuEntry[]
  alignment: 'start' | 'end'
  head: ReactNode
  button: RefObject<HTMLButtonElement | null>
  panel: RefObject<HTMLDivElement | null>
  /** The item that takes the focus at the next opening. */
  place: RefObject<MenuPlace>
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
}

/** The list of a menu, above the page and at its button. It is mounted when first opened, because a table has a menu in each row. */
export function MenuPanel({ id, anchorName, label, items, alignment, head, button, panel, place, isOpen, onToggle }: MenuPanelProps) {
  usePopover({ button, panel, place, onToggle })
  const handleKeys = useMenuKeys()
  const Link = useLinkComponent()

  const select = (item: MenuItem) => {
    panel.current?.hidePopover()
    // The item disappears with the list, so a dialog that it opens must return the focus to the button.
    button.current?.focus()
    item.onSelect?.()
  }
  const leaveByTab = (event: KeyboardEvent) => {
    if (event.key === 'Tab') panel.current?.hidePopover()
  }
  const rowOf = (item: MenuItem) => (
    <li key={item.id} role="none">
      <Row
        {...(item.href !== undefined && !item.isDisabled ? { as: Link, href: item.href } : { type: 'button' })}
        role={item.isChecked === undefined ? 'menuitem' : 'menuitemcheckbox'}
        aria-checked={item.isChecked}
        aria-disabled={item.isDisabled || undefined}
        tabIndex={-1}
        data-tone={item.tone}
        onClick={item.isDisabled ? undefined : () => select(item)}
      >
        {item.icon && <Icon icon={item.icon} />}
        <span>
          {item.label}
          {item.fact !== undefined && <Fact>{item.fact}</Fact>}
        </span>
        {item.isChecked === true && <Tick icon={Check} />}
      </Row>
    </li>
  )
  return (
    <Panel ref={panel} id={id} popover="auto" data-align={alignment} style={{ positionAnchor: anchorName }} onKeyDown={leaveByTab}>
      {isOpen && head && <Head>{head}</Head>}
      {isOpen && (
        <ul role="menu" aria-label={label} onKeyDown={handleKeys}>
          {items.map((entry) => ('items' in entry ? (
            <Group key={entry.id} role="none">
              {entry.label !== undefined && <GroupName id={`${id}-${entry.id}`}>{entry.label}</GroupName>}
              <ul role="group" aria-labelledby={entry.label === undefined ? undefined : `${id}-${entry.id}`}>{entry.items.map(rowOf)}</ul>
            </Group>
          ) : rowOf(entry)))}
        </ul>
      )}
    </Panel>
  )
}

const Panel = styled.div`
  ${overlayAtButton}
  min-inline-size: 200px;
  max-inline-size: min(320px, calc(100vw - 16px));
  max-block-size: calc(100dvh - 16px);
`

const Head = styled.div`
  margin-block-end: var(--portal-space-1);
  padding-block: var(--portal-space-2);
  padding-inline: var(--portal-space-3);
  border-block-end: 1px solid var(--portal-border-subtle);
`

const Group = styled.li`
  li + & {
    margin-block-start: var(--portal-space-1);
    padding-block-start: var(--portal-space-1);
    border-block-start: 1px solid var(--portal-border-subtle);
  }
`

const GroupName = styled.span`
  display: block;
  padding: var(--portal-space-1) var(--portal-space-3);
  color: var(--portal-text-muted);
  font: var(--portal-type-meta);
  font-weight: var(--portal-weight-medium);
`

const Fact = styled.span`
  display: block;
  color: var(--portal-text-muted);
  font: var(--portal-type-small);
`

const Tick = styled(Icon)`
  margin-inline-start: auto;
`

const Row = styled.button`
  display: flex;
  align-items: center;
  gap: var(--portal-space-2);
  inline-size: 100%;
  min-block-size: 32px;
  padding-block: var(--portal-space-1);
  padding-inline: var(--portal-space-3);
  border: 0;
  border-radius: var(--portal-radius-small);
  background: none;
  color: inherit;
  font: var(--portal-type-body-strong);
  text-align: start;
  text-decoration: none;
  cursor: pointer;

  & svg {
    color: var(--portal-text-muted);
  }
  &:is(:hover, :focus-visible) {
    background: var(--portal-surface-hover);
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  &[aria-disabled] {
    color: var(--portal-text-disabled);
    cursor: not-allowed;
  }
  &[data-tone='danger'],
  &[data-tone='danger'] svg {
    color: var(--portal-danger-text);
  }

  ${media.phone} {
    min-block-size: var(--portal-control-touch);
  }
`

const typingPause = 500

/** Lets arrow keys, Home, End and the first letters of an item move the focus, as in the ARIA menu pattern. */
function useMenuKeys(): (event: KeyboardEvent<HTMLElement>) => void {
  const typed = useRef({ text: '', at: 0 })

  /** Collects letters typed without a pause. A repeated letter goes through the items that begin with it. */
  const type = (key: string): string => {
    const now = performance.now()
    const before = now - typed.current.at < typingPause ? typed.current.text : ''
    typed.current = { text: before + key.toLocaleLowerCase(), at: now }
    const { text } = typed.current
    return [...text].every((letter) => letter === text[0]) ? text.slice(0, 1) : text
  }

  return (event) => {
    const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role^=menuitem]')]
    const at = items.findIndex((item) => item === document.activeElement)
    const target = targetOf(event.key, at, items.length)
    if (target !== undefined) {
      event.preventDefault()
      items[target]?.focus()
      return
    }
    if (event.key === ' ' && document.activeElement?.matches('a')) {
      event.preventDefault()
      items[at]?.click()
      return
    }
    if ([...event.key].length !== 1 || event.key === ' ' || event.ctrlKey || event.metaKey || event.altKey) return
    const start = type(event.key)
    const inTurn = start.length === 1 ? [...items.slice(at + 1), ...items.slice(0, at + 1)] : [...items.slice(at), ...items.slice(0, at)]
    inTurn.find((item) => item.textContent.trim().toLocaleLowerCase().startsWith(start))?.focus()
  }
}

function targetOf(key: string, at: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown': return (at + 1) % count
    case 'ArrowUp': return (at <= 0 ? count : at) - 1
    case 'Home': return 0
    case 'End': return count - 1
    default: return undefined
  }
}
