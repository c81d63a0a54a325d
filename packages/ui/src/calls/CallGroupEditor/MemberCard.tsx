import { EllipsisVertical, GripVertical, X, ArrowDown, ArrowRightLeft, ArrowUp, Trash2 } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { Avatar } from '../../elements/Avatar/Avatar.tsx'
import { Icon } from '../../elements/Icon/Icon.tsx'
import { IconButton } from '../../elements/IconButton/IconButton.tsx'
import { Text } from '../../elements/Text/Text.tsx'
import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.tsx'
import { Menu } from '../../overlays/Menu/Menu.tsx'
import type { MenuItem } from '../../overlays/Menu/MenuPanel.tsx'
import { media } from '../../theme/media.ts'
import { useEditor } from './editorContext.ts'
import { nameOfMember } from './nameOfMember.ts'
import { type Place, isFull, lanesOf } from './planLanes.ts'
import type { useLift } from './useLift.ts'

interface MemberCardProps {
  place: Place
  lift: ReturnType<typeof useLift>
  /** Whether a dragged member would drop above this card. */
  isBefore: boolean
  facts: ReactNode
  /** Replaces the initials, for example by a phone number's position. */
  mark?: ReactNode
  /** Shows a remove button beside the menu. */
  hasRemove?: boolean
  /** Menu entries before the moves. */
  items?: readonly MenuItem[]
}

const noItems: readonly MenuItem[] = []

/** A user or phone number in a step, which pointer, keyboard or menu can move. */
export function MemberCard({ place, lift, isBefore, facts, mark, hasRemove = false, items = noItems }: MemberCardProps) {
  const setting = useEditor()
  const { words, readOnly, remove } = setting
  const moves = useMoves(place)
  const helpId = useId()
  const name = nameOfMember(setting, place)
  const { lane, index } = place
  const isLifted = lift.lifted?.lane === lane && lift.lifted.index === index
  return (
    <Card data-place={`${lane} ${index}`} data-before={isBefore || undefined} data-lifted={isLifted || undefined} data-fixed={readOnly || undefined}>
      {!readOnly && (
        <Handle type="button" aria-label={words.handle({ name })} aria-describedby={helpId} data-part="handle" {...lift.handleProps(place, name)}>
          <Icon icon={GripVertical} />
          <VisuallyHidden id={helpId}>{words.handleHelp}</VisuallyHidden>
        </Handle>
      )}
      {mark ?? <Face><Avatar name={name} isDecorative /></Face>}
      <Who>
        <Text as="span" isStrong><bdi>{name}</bdi></Text>
        <Text as="span" size="small" tone="muted">{facts}</Text>
      </Who>
      {!readOnly && (
        <Tools>
          <Menu label={words.more({ name })} items={[...items, ...moves]} data-part="menu"><Icon icon={EllipsisVertical} /></Menu>
          {hasRemove && <IconButton icon={X} label={words.remove({ name })} onClick={() => remove(place, name)} />}
        </Tools>
      )}
    </Card>
  )
}

const Card = styled.li`
  position: relative;
  display: flex;
  align-items: center;
  gap: var(--portal-space-2);
  min-inline-size: 0;
  padding-block: var(--portal-space-2);
  padding-inline: var(--portal-space-1) var(--portal-space-2);
  border: 1px solid var(--portal-border-default);
  border-radius: var(--portal-radius-control);
  background: var(--portal-surface-base);

  &:not([data-fixed]) {
    cursor: grab;
  }
  &[data-fixed] {
    padding-inline-start: var(--portal-space-3);
  }
  &[data-lifted] {
    border-color: var(--portal-accent-border);
    background: var(--portal-surface-selected);
  }
  &[data-before]::before {
    content: '';
    position: absolute;
    inset-block-start: calc(-1 * var(--portal-space-1) - 2px);
    inset-inline: 0;
    border-block-start: 2px solid var(--portal-accent-border);
  }
  ${media.phone} {
    padding-inline-start: var(--portal-space-3);
  }
  ${media.forcedColors} {
    &[data-lifted] {
      outline: 2px solid Highlight;
    }
  }
`

/** The handle that keys use. On a phone it appears only on focus, because the menu does the same. */
const Handle = styled.button`
  flex: none;
  display: grid;
  place-items: center;
  inline-size: 24px;
  min-block-size: 32px;
  padding: 0;
  border: 0;
  border-radius: var(--portal-radius-small);
  background: none;
  color: var(--portal-text-muted);
  cursor: grab;

  ${media.phone} {
    &:not(:focus-visible) {
      position: absolute;
      inline-size: 1px;
      min-block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
  @media print {
    display: none;
  }
`

const Face = styled.span`
  ${media.phone} {
    display: none;
  }
`

const Who = styled.span`
  flex: 1;
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`

const Tools = styled.span`
  flex: none;
  display: flex;
  color: var(--portal-text-muted);

  ${media.phone} {
    > button {
      min-inline-size: var(--portal-control-touch);
      min-block-size: var(--portal-control-touch);
    }
  }
  @media print {
    display: none;
  }
`

/** Menu entries that move or remove a member, for users who can't drag. */
function useMoves(place: Place): MenuItem[] {
  const setting = useEditor()
  const { plan, words, laneNames, move, remove, focusAt } = setting
  const lanes = lanesOf(plan)
  const { lane, index } = place
  const name = nameOfMember(setting, place)
  const last = (lanes[lane]?.length ?? 0) - 1
  const moveTo = (to: Place) => () => {
    move(place, to, name)
    focusAt(to, 'menu')
  }
  const others = lanes.flatMap((members, other) => (other === lane || isFull(plan, other) ? [] : [{ other, size: members.length }]))
  return [
    ...(index > 0 ? [{ id: 'up', label: words.moveUp, icon: ArrowUp, onSelect: moveTo({ lane, index: index - 1 }) }] : []),
    ...(index < last ? [{ id: 'down', label: words.moveDown, icon: ArrowDown, onSelect: moveTo({ lane, index: index + 1 }) }] : []),
    ...others.map(({ other, size }) => ({
      id: `to ${other}`, label: words.moveTo({ tier: laneNames[other] ?? '' }), icon: ArrowRightLeft, onSelect: moveTo({ lane: other, index: size }),
    })),
    { id: 'remove', label: words.remove({ name }), icon: Trash2, tone: 'danger', onSelect: () => remove(place, name) },
  ]
}
