import { type Labels, type PlanPlace, planScale } from '@portal/domain'
import { X } from 'lucide-react'
import { type ComponentPropsWithoutRef, type CSSProperties, forwardRef, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { Icon } from '../../elements/Icon/Icon.tsx'
import { IconButton } from '../../elements/IconButton/IconButton.tsx'
import { Text } from '../../elements/Text/Text.tsx'
import { LiveRegion } from '../../feedback/LiveRegion/LiveRegion.tsx'
import { tip } from '../../internal/tip.ts'
import { useAnnouncement } from '../../internal/useAnnouncement.ts'
import { watchSize } from '../../internal/watchSize.ts'
import { media } from '../../theme/media.ts'
import { useLabels } from '../../words/useLabels.ts'
import { useMarks } from '../internal/useMarks.ts'
import { type LabelSize, type PlacedLabel, placeLabels } from './placeLabels.ts'
import { planIcons, planMark, type DoorOnPlanState } from './planMarks.ts'
import { sitePlanMessages } from './SitePlan.messages.ts'
import { placeAfterKey, useMarkDrag } from './useMarkDrag.ts'

export interface SitePlanPicture {
  /** The address of the picture. */
  source: string
  /** The picture's size in pixels; only the ratio matters. */
  width: number
  height: number
}

/** A door with its position: ten-thousandths of the picture's width from the left, and of its height from the top. */
export interface DoorOnPlan extends PlanPlace {
  id: string
  name: string
  state: DoorOnPlanState
  /** The state in words, as in a list: 'Held open'. */
  stateName: string
  /** Text of the label beside the mark, where there is room. Default: the name. Null: none. */
  label?: string | null
}

export interface SitePlanProps extends Omit<ComponentPropsWithoutRef<'div'>, 'onSelect'> {
  /** A picture of the property from above. */
  picture: SitePlanPicture
  /** The name of the picture for screen readers: 'Site plan of Whispering Pines'. */
  label: string
  /** The doors on the picture. */
  doors: readonly DoorOnPlan[]
  /** The id of the selected door; null: none. */
  value?: string | null
  /** Called with the id of the selected door, or with null if the user closed its details. Omit if doors can't be selected. */
  onValueChange?: (change: { value: string | null }) => void
  /** Called when the user moved a door by pointer or arrow keys. Omit if doors can't be moved. */
  onDoorMove?: (change: { id: string } & PlanPlace) => void
  /** Called when the user removed a door from the plan with the Delete key. */
  onDoorRemove?: (change: { id: string }) => void
  /** Details of the selected door: near it, and below the picture on a phone. */
  children?: ReactNode
  /** Replaces individual texts; the others come from `PortalProvider`. */
  labels?: Labels<typeof sitePlanMessages>
}

/** Doors with their states on a picture of the property. Put a list beside it that says the same. */
export const SitePlan = forwardRef<HTMLDivElement, SitePlanProps>(function SitePlan(props, ref) {
  const { picture, label, doors, value = null, onValueChange, onDoorMove, onDoorRemove, children, labels, ...rest } = props
  const words = useLabels('SitePlan', sitePlanMessages, labels)
  const id = useId()
  const [announcement, announce] = useAnnouncement()
  const { drag, pointerProps } = useMarkDrag(onDoorMove && moveTo)
  const { move, markProps } = useMarks(doors.length)
  const { stage, labelOf, numbered } = usePlacedLabels(doors, drag?.id ?? null, picture, !onDoorMove)
  const selected = doors.find((door) => door.id === value)
  const states = (Object.keys(planIcons) as DoorOnPlanState[]).flatMap((state) => doors.find((door) => door.state === state) ?? [])

  function moveTo(door: string, place: PlanPlace) {
    onDoorMove?.({ id: door, ...place })
    announce(words.moved({ name: doors.find(({ id: one }) => one === door)?.name ?? '', across: String(Math.round(place.x / 100)), down: String(Math.round(place.y / 100)) }))
  }
  const moveByKey = (door: DoorOnPlan) => (event: KeyboardEvent) => {
    const place = placeAfterKey(event, door)
    if (place) {
      event.preventDefault()
      moveTo(door.id, place)
    } else if (onDoorRemove && (event.key === 'Delete' || event.key === 'Backspace')) {
      onDoorRemove({ id: door.id })
      announce(words.removed({ name: door.name }))
    }
  }
  const close = () => {
    stage.current?.querySelector<HTMLElement>('[aria-pressed=true]')?.focus()
    onValueChange?.({ value: null })
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape' && value !== null) close()
    else if (!onDoorMove) move(event)
  }
  return (
    <div {...rest} ref={ref}>
      {onDoorMove && <Help size="small" tone="muted" id={`${id}help`}>{words.moveHelp}</Help>}
      <Around style={{ '--ratio': picture.width / picture.height }}>
        <Scroller>
          <Stage ref={stage} data-plan="">
            <img src={picture.source} alt={label} width={picture.width} height={picture.height} draggable={false} />
            <Marks aria-label={words.doors} onKeyDown={onKeyDown}>
              {doors.map((door, index) => {
                const reading = words.mark({ name: door.name, state: door.stateName })
                const { x, y } = drag?.id === door.id ? drag.place : door
                const isSelected = door.id === value
                return (
                  <li key={door.id} style={{ '--x': x / planScale, '--y': y / planScale } as CSSProperties} data-on={isSelected || drag?.id === door.id || undefined}>
                    <Mark
                      {...(onValueChange || onDoorMove ? { as: 'button' as const, type: 'button' as const, 'aria-pressed': isSelected } : { role: 'img' })}
                      // A door that was placed from a list gets the focus, so that arrow keys move it.
                      {...(onDoorMove ? { onKeyDown: moveByKey(door), 'aria-describedby': `${id}help`, 'data-movable': '', autoFocus: isSelected } : markProps(index))}
                      {...(drag ? undefined : tip(reading))} {...pointerProps(door.id)}
                      aria-label={reading} data-state={door.state} onClick={() => onValueChange?.({ value: isSelected && !onDoorMove ? null : door.id })}
                    >
                      <Icon icon={planIcons[door.state]} size={14} />
                    </Mark>
                    <MarkLabel placed={labelOf.get(door.id)} text={numbered.has(door.id) ? String(numbered.get(door.id)) : door.label ?? door.name} />
                  </li>
                )
              })}
            </Marks>
          </Stage>
        </Scroller>
        {selected && children && (
          <Details role="group" aria-label={selected.name} style={{ '--x': selected.x / planScale, '--y': selected.y / planScale }} data-low={selected.y > planScale / 2 || undefined}
            onKeyDown={({ key }) => key === 'Escape' && close()}>
            {onValueChange && <Close icon={X} label={words.close} size="compact" onClick={close} />}
            {children}
          </Details>
        )}
      </Around>
      {states.length > 0 && !onDoorMove && (
        <Legend aria-label={words.states}>
          {states.map(({ state, stateName }) => <li key={state}><Sample data-state={state} aria-hidden><Icon icon={planIcons[state]} size={12} /></Sample>{stateName}</li>)}
          {doors.map(({ id: door, name }) => numbered.has(door) && <li key={door}><NumberSample>{numbered.get(door)}</NumberSample>{name}</li>)}
        </Legend>
      )}
      {onDoorMove && <LiveRegion><span key={announcement.turn}>{announcement.text}</span></LiveRegion>}
    </div>
  )
})

function MarkLabel({ placed, text }: { placed: PlacedLabel | null | undefined; text: string }) {
  if (!placed) return null
  const { side, size: { width, height } } = placed
  return <Label aria-hidden data-side={side} style={{ maxInlineSize: width + labelSize.slack }} data-wraps={height > labelSize.line + labelSize.rest || undefined}><bdi>{text}</bdi></Label>
}

/**
 * Pixels: a label's greatest width, the average width of a letter, the width of both edges, the height of a line, the height of a label without
 * its lines, and the width that wide letters may need beyond the average.
 */
const labelSize = { most: 152, letter: 6.4, edges: 12, line: 16, rest: 2, slack: 8 }

/** The size of a number, which a door has if there is no room for its label. The legend has the name. */
const numberSize: LabelSize = { width: 2 * labelSize.letter + labelSize.edges, height: labelSize.line + labelSize.rest }

/** The sizes of a label in one, two and three lines, as far as its words allow. A label that is still too long ends with an ellipsis. */
function sizesOf(text: string): LabelSize[] {
  const { most, letter, edges, line, rest } = labelSize
  const words = text.split(' ')
  const sizes = [1, 2, 3].filter((lines) => lines <= words.length).map((lines) => ({ width: longestLine(words, lines) * letter + edges, height: lines * line + rest }))
  const fitting = sizes.filter(({ width }) => width <= most)
  return fitting.length > 0 ? fitting : sizes.slice(-1).map(({ height }) => ({ width: most, height }))
}

/** The number of letters in the longest line, if words are broken into lines as evenly as possible. */
function longestLine(words: readonly string[], lines: number): number {
  const whole = words.join(' ').length
  if (lines === 1) return whole
  return Math.min(...words.slice(1).map((_, index) => {
    const first = words.slice(0, index + 1).join(' ').length
    const left = words.slice(index + 1)
    return Math.max(first, longestLine(left, Math.min(lines - 1, left.length)))
  }))
}

/**
 * Chooses where each door's label has room, and in how many lines, once the size of the picture is known. Doors that aren't closed choose
 * first. A dragged door has no label.
 */
function usePlacedLabels(doors: readonly DoorOnPlan[], dragged: string | null, { width, height }: SitePlanPicture, canBeNumbers: boolean) {
  const stage = useRef<HTMLDivElement>(null)
  const [inline, setInline] = useState(0)
  useEffect(() => (stage.current ? watchSize([stage.current], ([entry]) => setInline(Math.round(entry?.contentRect.width ?? 0))) : undefined), [])
  const size = { width: inline, height: (inline * height) / width }
  const ordered = doors.toSorted((one, other) => Number(one.state === 'closed') - Number(other.state === 'closed'))
  const marks = ordered.map((door) => ({
    x: (door.x / planScale) * size.width,
    y: (door.y / planScale) * size.height,
    sizes: door.label === null || door.id === dragged ? [] : sizesOf(door.label ?? door.name),
  }))
  const placed = placeLabels(marks, size, canBeNumbers && inline > 0 ? numberSize : undefined)
  const labelOf = new Map(ordered.map(({ id }, index) => [id, placed[index]]))
  return { stage, labelOf, numbered: new Map(doors.filter(({ id }) => labelOf.get(id)?.size === numberSize).map(({ id }, index) => [id, index + 1])) }
}

const Help = styled(Text)`
  padding: var(--portal-space-3) var(--portal-space-4);
`

/* A wide picture is at least 11 rem high and scrolls sideways; a tall one is at most as high as a screen and scrolls. */
const Around = styled.div`
  position: relative;
  --stage: max(min(100%, calc(36rem * var(--ratio))), calc(11rem * var(--ratio)), min(100%, 18rem));
`

const Scroller = styled.div`
  display: grid;
  max-block-size: 44rem;
  overflow: auto;
  background: var(--portal-surface-sunken);
`

/* The picture is never mirrored, so positions count from the left. */
const Stage = styled.div`
  position: relative;
  direction: ltr;
  inline-size: var(--stage);
  margin-inline: auto;

  > img {
    display: block;
    inline-size: 100%;
    block-size: auto;
  }
`

const Marks = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    position: absolute;
    inset-inline-start: calc(100% * var(--x));
    inset-block-start: calc(100% * var(--y));
  }
  > [data-on],
  > :hover,
  > :focus-within {
    z-index: var(--portal-layer-raised);
  }
`

const Mark = styled.div`
  ${planMark}
  position: absolute;
  translate: -50% -50%;

  button& {
    cursor: pointer;
  }
  &::after {
    content: '';
    position: absolute;
    inset: calc(-1.5 * var(--portal-space-1));
  }
  &[data-movable] {
    cursor: grab;
    touch-action: none;
  }
  &[aria-pressed='true'] {
    outline: 2px solid var(--portal-focus-ring);
    outline-offset: 2px;
  }
`

const Label = styled.span`
  position: absolute;
  overflow: hidden;
  padding-inline: var(--portal-space-1);
  border: 1px solid var(--portal-border-default);
  border-radius: var(--portal-radius-small);
  background: var(--portal-surface-base);
  font: var(--portal-type-meta);
  font-weight: var(--portal-weight-medium);
  white-space: nowrap;
  text-overflow: ellipsis;
  pointer-events: none;
  inline-size: max-content;

  &[data-wraps] {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
    text-align: center;
    text-wrap: balance;
    white-space: normal;
  }

  &[data-side='below'] {
    inset-block-start: var(--portal-space-4);
    translate: -50%;
  }
  &[data-side='above'] {
    inset-block-end: var(--portal-space-4);
    translate: -50%;
  }
  &[data-side='right'] {
    inset-inline-start: var(--portal-space-4);
    translate: 0 -50%;
  }
  &[data-side='left'] {
    inset-inline-end: var(--portal-space-4);
    translate: 0 -50%;
  }
`

/* On screens larger than a phone the details are beside the mark, inside the picture. */
const Details = styled.div`
  position: relative;
  padding: var(--portal-space-3) var(--portal-space-4);
  border-block-end: 1px solid var(--portal-border-subtle);

  ${media.abovePhone} {
    --across: var(--x);
    position: absolute;
    z-index: var(--portal-layer-raised);
    inline-size: min(21rem, calc(100% - var(--portal-space-4)));
    inset-inline-start: clamp(var(--portal-space-2), calc(50% - 10.5 * var(--portal-space-4) + (var(--across) - 0.5) * var(--stage)), calc(100% - 21 * var(--portal-space-4) - var(--portal-space-2)));
    inset-block-start: calc(100% * var(--y) + var(--portal-space-6));
    border: 1px solid var(--portal-border-default);
    border-radius: var(--portal-radius-card);
    background: var(--portal-surface-overlay);
    box-shadow: var(--portal-shadow-menu);

    &:dir(rtl) {
      --across: calc(1 - var(--x));
    }
    &[data-low] {
      inset-block: auto calc(100% * (1 - var(--y)) + var(--portal-space-6));
    }
  }
`

const Close = styled(IconButton)`
  position: absolute;
  z-index: var(--portal-layer-raised);
  inset-block-start: var(--portal-space-2);
  inset-inline-end: var(--portal-space-2);
`

const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--portal-space-2) var(--portal-space-5);
  margin: 0;
  padding: var(--portal-space-3) var(--portal-space-4);
  border-block-start: 1px solid var(--portal-border-subtle);
  color: var(--portal-text-muted);
  font: var(--portal-type-small);
  list-style: none;

  li {
    display: flex;
    align-items: center;
    gap: var(--portal-space-2);
  }
`

const NumberSample = styled.b`
  min-inline-size: 20px;
  padding-inline: var(--portal-space-1);
  border: 1px solid var(--portal-border-default);
  border-radius: var(--portal-radius-small);
  color: var(--portal-text-default);
  font: var(--portal-type-meta);
  font-weight: var(--portal-weight-medium);
  text-align: center;
`

const Sample = styled.span`
  ${planMark}
  inline-size: 20px;
  block-size: 20px;
`
