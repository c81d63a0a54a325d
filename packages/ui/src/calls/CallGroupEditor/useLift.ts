import { type KeyboardEvent, useRef, useState } from 'react'
import type { CallPlan } from '@portal/domain'
import { useEditor } from './editorContext.ts'
import { isFull, lanesOf, mostIn, moveMember, type Place, placeBeside } from './planLanes.ts'

interface Lifted { place: Place, name: string, before: CallPlan, from: Place }

type Arrow = Parameters<typeof placeBeside>[2]

/** Moves a member by keyboard: Space lifts it, arrow keys move it, Space drops it, Escape undoes the move. */
export function useLift() {
  const { plan, words, laneNames, change, announce, focusAt } = useEditor()
  const [lifted, setLifted] = useState<Lifted | null>(null)
  const isMoving = useRef(false)
  const placeWords = ({ lane, index }: Place, name: string, count: number) => ({ name, place: index + 1, count, tier: laneNames[lane] ?? '' })
  const sizeOf = (one: CallPlan, { lane }: Place) => lanesOf(one)[lane]?.length ?? 0

  const drop = () => {
    if (!lifted) return
    announce(words.dropped(placeWords(lifted.place, lifted.name, sizeOf(plan, lifted.place))))
    setLifted(null)
  }
  const putBack = () => {
    if (!lifted) return
    change(lifted.before, words.putBack(placeWords(lifted.from, lifted.name, sizeOf(lifted.before, lifted.from))))
    isMoving.current = true
    focusAt(lifted.from, 'handle')
    setLifted(null)
  }
  const step = (arrow: Arrow) => {
    if (!lifted) return
    const to = placeBeside(plan, lifted.place, arrow)
    if (!laneNames[to.lane]) return
    if (to.lane !== lifted.place.lane && isFull(plan, to.lane)) {
      announce(words.full({ tier: laneNames[to.lane] ?? '', most: mostIn(plan) }))
      return
    }
    const next = moveMember(plan, lifted.place, to)
    if (!next) return
    const place = { ...to, index: Math.min(to.index, sizeOf(next, to) - 1) }
    isMoving.current = true
    change(next, words.moved(placeWords(place, lifted.name, sizeOf(next, place))))
    setLifted({ ...lifted, place })
    focusAt(place, 'handle')
  }
  const handleProps = (place: Place, name: string) => {
    const isLifted = lifted?.place.lane === place.lane && lifted.place.index === place.index
    return {
      'aria-pressed': isLifted,
      onClick: () => {
        if (isLifted) return drop()
        setLifted({ place, name, before: plan, from: place })
        announce(words.lifted(placeWords(place, name, sizeOf(plan, place))))
      },
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        const arrow = arrowOf(event)
        if (!isLifted || (arrow === null && event.key !== 'Escape')) return
        event.preventDefault()
        event.stopPropagation()
        if (arrow === null) putBack()
        else step(arrow)
      },
      onFocus: () => {
        isMoving.current = false
      },
      onBlur: () => {
        if (isLifted && !isMoving.current) drop()
      },
    }
  }
  return { lifted: lifted?.place ?? null, handleProps }
}

/** The arrow of a key. Left and right are swapped in right-to-left text. */
function arrowOf({ key, currentTarget }: KeyboardEvent<HTMLElement>): Arrow | null {
  const isRightToLeft = getComputedStyle(currentTarget).direction === 'rtl'
  if (key === 'ArrowUp') return 'up'
  if (key === 'ArrowDown') return 'down'
  if (key === 'ArrowLeft') return isRightToLeft ? 'after' : 'before'
  return key === 'ArrowRight' ? (isRightToLeft ? 'before' : 'after') : null
}
