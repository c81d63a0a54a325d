import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements, monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import type { Place } from './planLanes.ts'

export interface DragHandlers {
  /** Whether a member can be dropped into a step. */
  mayDrop: (from: Place, lane: number) => boolean
  /** The current drop position; null for none. */
  onOver: (to: Place | null) => void
  onDrop: (from: Place, to: Place) => void
}

/** Lets pointer and touch drag elements with `data-place` into elements with `data-lane`. This code loads after the page. */
export function attachDrag(root: HTMLElement, { mayDrop, onOver, onDrop }: DragHandlers): () => void {
  const cards = [...root.querySelectorAll<HTMLElement>('[data-place]')]
  const lanes = [...root.querySelectorAll<HTMLElement>('[data-lane]')]
  const placeAt = (from: Place, lane: HTMLElement, y: number): Place => ({
    lane: Number(lane.dataset['lane']),
    index: [...lane.querySelectorAll<HTMLElement>('[data-place]')].filter((card) => !isAt(card, from) && middleOf(card) < y).length,
  })
  return combine(
    ...cards.map((element) => draggable({ element, getInitialData: () => ({ ...readPlace(element) }) })),
    ...lanes.map((element) => dropTargetForElements({
      element, canDrop: ({ source }) => mayDrop(readPlace(source.element), Number(element.dataset['lane'])),
    })),
    monitorForElements({
      canMonitor: ({ source }) => root.contains(source.element),
      onDrag: ({ source, location }) => {
        const [target] = location.current.dropTargets
        onOver(target ? placeAt(readPlace(source.element), target.element as HTMLElement, location.current.input.clientY) : null)
      },
      onDrop: ({ source, location }) => {
        const [target] = location.current.dropTargets
        const from = readPlace(source.element)
        onOver(null)
        if (target) onDrop(from, placeAt(from, target.element as HTMLElement, location.current.input.clientY))
      },
    }),
  )
}

/** Reads the attribute `data-place`: lane and index, with a space between. */
function readPlace(element: HTMLElement): Place {
  const [lane = 0, index = 0] = (element.dataset['place'] ?? '').split(' ').map(Number)
  return { lane, index }
}

function isAt(element: HTMLElement, place: Place): boolean {
  const own = readPlace(element)
  return own.lane === place.lane && own.index === place.index
}

function middleOf(element: HTMLElement): number {
  const { top, height } = element.getBoundingClientRect()
  return top + height / 2
}
