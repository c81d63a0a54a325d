import { type Labels, matchText } from '@portal/domain'
import { CornerDownLeft, Search } from 'lucide-react'
import { forwardRef, useEffect, useId, useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react'
import { Button } from '../../elements/Button/Button.tsx'
import { Icon, type IconComponent } from '../../elements/Icon/Icon.tsx'
import { Kbd } from '../../elements/Kbd/Kbd.tsx'
import { useLinkComponent } from '../../elements/Link/LinkProvider.tsx'
import { Spinner } from '../../elements/Spinner/Spinner.tsx'
import { Text } from '../../elements/Text/Text.tsx'
import { LiveRegion } from '../../feedback/LiveRegion/LiveRegion.tsx'
import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.tsx'
import { useLabels } from '../../words/useLabels.ts'
import { Modal, ModalTitle, type ModalProps } from '../../overlays/Modal/Modal.tsx'
import { commandPaletteMessages } from './CommandPalette.messages.ts'
import { Answers, Aside, Asked, End, Fact, Field, Foot, Head, Option, Panel, Scrim, Scroll, SectionHead, Words } from './commandPaletteParts.ts'

export interface PaletteQuestion {
  /** The question's title: the action to confirm. */
  title: string
  /** The effect of the action. */
  text?: string
  /** Label of the confirm button. */
  confirm: string
}

export interface PaletteItem {
  /** The item's id, unique among all items. */
  id: string
  icon: IconComponent
  title: string
  /** One muted line after the title. */
  detail?: string
  /** A short note at the end of the line, such as a state or a time. */
  note?: string
  /** The address of the page to open. Omit for an action. */
  href?: string
  /** A question to confirm the action, with the focus on Cancel. Required for every action that moves a door. */
  question?: PaletteQuestion
  /** Whether the item can't be chosen. It stays in the list; say why in `detail`. */
  isDisabled?: boolean
}

export interface PaletteSection {
  id: string
  title: string
  /** The total number of matches, shown if known. */
  total?: number
  items: readonly PaletteItem[]
}

export interface CommandPaletteProps extends Omit<ModalProps, 'title'> {
  /** The typed text; the caller keeps it. */
  value: string
  /** Called when the text changes. */
  onValueChange: (change: { value: string }) => void
  /** The sections in the order to show them; empty ones are omitted. */
  sections: readonly PaletteSection[]
  /** Called when an item is chosen by Enter or a press, after its question if it has one. Links have then already been followed. */
  onItemSelect?: (change: { item: PaletteItem }) => void
  /** More results are loading; the old ones stay. */
  isLoading?: boolean
  /** A notice above the list, such as that the browser is offline. */
  notice?: ReactNode
  /** Replaces the list if nothing was found. */
  empty?: ReactNode
  /** Replaces individual texts; the others come from `PortalProvider`. */
  labels?: Labels<typeof commandPaletteMessages>
}

/** A search field for users, doors, pages and actions, usable by keyboard alone. On a phone it covers the page. */
export const CommandPalette = forwardRef<HTMLDivElement, CommandPaletteProps>(function CommandPalette(props, ref) {
  const { value, onValueChange, sections, onItemSelect, isLoading = false, notice, empty, labels, ...rest } = props
  const words = useLabels('CommandPalette', commandPaletteMessages, labels)
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const [active, setActive] = useState({ value, id: '' })
  const [asked, setAsked] = useState<PaletteItem>()
  const shown = sections.filter(({ items }) => items.length > 0)
  const items = shown.flatMap((section) => section.items)
  // A new search selects its first item.
  const current = Math.max(0, items.findIndex((item) => active.value === value && item.id === active.id))
  const close = () => rest.onOpenChange?.({ isOpen: false })
  const optionId = (item: PaletteItem | undefined) => (item ? `${id}-${item.id}` : undefined)

  const isListed = asked === undefined
  const activeId = optionId(items[current])
  useEffect(() => {
    if (activeId !== undefined && list.current?.contains(document.activeElement) !== true) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])

  const moveTo = (index: number) => {
    const item = items[(index + items.length) % items.length]
    if (item) setActive({ value, id: item.id })
  }
  const moveBySection = (step: 1 | -1) => {
    const starts = shown.map((_section, index) => shown.slice(0, index).reduce((sum, before) => sum + before.items.length, 0))
    const at = starts.findLastIndex((start) => start <= current)
    moveTo(starts[(at + step + starts.length) % starts.length] ?? 0)
  }
  const done = (item: PaletteItem) => {
    setAsked(undefined)
    onItemSelect?.({ item })
  }
  const choose = (item: PaletteItem) => {
    if (item.isDisabled) return
    if (item.question) setAsked(item)
    else done(item)
  }
  const press = (event: MouseEvent, item: PaletteItem) => {
    if (item.isDisabled) return event.preventDefault()
    // With these keys the browser opens a new tab.
    if (item.href !== undefined && (event.ctrlKey || event.metaKey || event.shiftKey || event.button === 1)) return undefined
    return choose(item)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const keys: Record<string, () => void> = {
      ArrowDown: () => moveTo(current + 1),
      ArrowUp: () => moveTo(current - 1),
      Tab: () => moveBySection(event.shiftKey ? -1 : 1),
      Enter: () => {
        const option = activeId === undefined ? null : document.getElementById(activeId)
        option?.dispatchEvent(new window.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: event.ctrlKey, metaKey: event.metaKey }))
      },
      Escape: close,
    }
    const act = keys[event.key]
    if (!act || (event.key === 'Tab' && items.length === 0)) return
    event.preventDefault()
    event.stopPropagation()
    act()
  }

  return (
    <Modal {...rest} ref={ref} role="dialog" panel={Panel} scrim={Scrim} initialFocus={field}>
      <VisuallyHidden><ModalTitle>{words.title}</ModalTitle></VisuallyHidden>
      <Head>
        <Field
          ref={field} start={<Icon icon={Search} />} end={isLoading && <Spinner />}
          value={value} placeholder={words.placeholder} aria-label={words.title} maxLength={80}
          autoComplete="off" autoCapitalize="none" spellCheck={false} enterKeyHint="go"
          role="combobox" aria-expanded={isListed && items.length > 0} aria-controls={isListed ? `${id}-list` : undefined} aria-activedescendant={isListed ? activeId : undefined} aria-autocomplete="list"
          onChange={({ currentTarget }) => {
            setAsked(undefined)
            onValueChange({ value: currentTarget.value })
          }}
          onKeyDown={onKeyDown}
        />
        <Button variant="quiet" size="compact" onClick={close}>{words.close}</Button>
      </Head>
      <Scroll ref={list}>
        {notice && <Aside>{notice}</Aside>}
        {asked?.question ? (
          <Question question={asked.question} icon={asked.icon} cancel={words.cancel} onCancel={() => { setAsked(undefined); field.current?.focus() }} onConfirm={() => done(asked)} />
        ) : (
          <div role="listbox" id={`${id}-list`} aria-label={words.results} aria-busy={isLoading || undefined}>
            {shown.map((section) => (
              <div key={section.id} role="group" aria-labelledby={`${id}-${section.id}-title`}>
                <SectionHead><span id={`${id}-${section.id}-title`}>{section.title}</span>{section.total !== undefined && <span aria-hidden>{section.total}</span>}</SectionHead>
                {section.items.map((item) => (
                  <Row
                    key={item.id} id={optionId(item)} item={item} search={value} isActive={item === items[current]}
                    onPress={press} onPoint={() => setActive({ value, id: item.id })}
                  />
                ))}
              </div>
            ))}
          </div>
        )}
        {items.length === 0 && !isLoading && !asked && empty}
      </Scroll>
      <Foot aria-hidden hidden={asked !== undefined}>
        <span><Kbd>↑</Kbd><Kbd>↓</Kbd>{words.move}</span>
        <span><Kbd>↵</Kbd>{words.open}</span>
        <span><Kbd>Ctrl</Kbd><Kbd>↵</Kbd>{words.newTab}</span>
        <span><Kbd>Tab</Kbd>{words.nextSection}</span>
      </Foot>
      <LiveRegion>{asked ? '' : isLoading ? words.searching : words.found({ count: items.length })}</LiveRegion>
    </Modal>
  )
})

interface RowProps {
  id: string | undefined
  item: PaletteItem
  search: string
  isActive: boolean
  onPress: (event: MouseEvent, item: PaletteItem) => void
  onPoint: () => void
}

function Row({ id, item, search, isActive, onPress, onPoint }: RowProps) {
  const Link = useLinkComponent()
  const { icon, title, detail, note, href, isDisabled } = item
  return (
    <Option
      {...(href === undefined || isDisabled ? {} : { as: Link, href, tabIndex: -1 })}
      id={id} role="option" aria-selected={isActive} aria-disabled={isDisabled || undefined}
      onClick={(event: MouseEvent) => onPress(event, item)} onPointerMove={onPoint}
    >
      <Icon icon={icon} />
      <Words>
        <bdi><Marked text={title} search={search} /></bdi>
        {detail && <Fact>{detail}</Fact>}
      </Words>
      {(note || (isActive && !isDisabled)) && <End>{note} {isActive && !isDisabled && <Icon icon={CornerDownLeft} isDirectional size={14} />}</End>}
    </Option>
  )
}

function Question({ question, icon, cancel, onCancel, onConfirm }: { question: PaletteQuestion, icon: IconComponent, cancel: string, onCancel: () => void, onConfirm: () => void }) {
  const safe = useRef<HTMLButtonElement>(null)
  useEffect(() => safe.current?.focus(), [])
  return (
    <Aside role="group" aria-label={question.title}>
      <Asked>
        <Icon icon={icon} />
        <div>
          <Text isStrong>{question.title}</Text>
          {question.text && <Text tone="muted">{question.text}</Text>}
        </div>
      </Asked>
      <Answers>
        <Button ref={safe} onClick={onCancel}>{cancel}</Button>
        <Button variant="primary" onClick={onConfirm}>{question.confirm}</Button>
      </Answers>
    </Aside>
  )
}

/** A text with the searched words highlighted. */
function Marked({ text, search }: { text: string, search: string }) {
  const marks = search.trim() === '' ? [] : (matchText(text, search)?.marks ?? [])
  return (
    <>
      {marks.map(([start, end], index) => (
        <span key={start}>{text.slice(marks[index - 1]?.[1] ?? 0, start)}<mark>{text.slice(start, end)}</mark></span>
      ))}
      {text.slice(marks.at(-1)?.[1] ?? 0)}
    </>
  )
}
