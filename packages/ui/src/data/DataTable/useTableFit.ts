import { type RefObject, useEffect, useState } from 'react'
import { watchSize } from '../../internal/watchSize.ts'

/** How a table is shown. `roomy`: as designed. `tight`: with wrapping headings and less space. `cards`: as on a phone. */
export type TableFit = 'roomy' | 'tight' | 'cards'

interface Room {
  heads: string
  /** The available width in pixels. */
  width: number
  /** The width in pixels that the table needed in modes that didn't fit. */
  needs: { roomy?: number; tight?: number }
  /** Counts the times that the needs were forgotten. The table is then measured again, even if it is shown as before. */
  round: number
}

/** Chooses how to show a table so that it fits, for any text, language and window. */
export function useTableFit(table: RefObject<HTMLTableElement | null>, heads: string, isShown: boolean): TableFit {
  const [room, setRoom] = useState<Room>({ heads, width: Number.POSITIVE_INFINITY, needs: {}, round: 0 })
  if (room.heads !== heads) setRoom({ ...withoutNeeds(room), heads })
  const fit = chooseFit(room)
  const { round } = room

  useEffect(() => {
    const element = table.current
    const place = element?.parentElement
    if (!isShown || !element || !place) return undefined
    // The table is measured after layout, because during React's commit new styles and fonts may be missing.
    const unwatch = watchSize([place, element], () => {
      const [width, taken] = [place.clientWidth, element.offsetWidth]
      setRoom((before) => (before.round === round ? nextRoom(before, fit, width, taken) : before))
    })
    const forget = () => setRoom(withoutNeeds)
    const fonts = 'fonts' in document ? document.fonts : null
    fonts?.addEventListener('loadingdone', forget)
    return () => {
      unwatch()
      fonts?.removeEventListener('loadingdone', forget)
    }
  }, [table, isShown, fit, round])

  return fit
}

const withoutNeeds = (room: Room): Room => ({ ...room, needs: {}, round: room.round + 1 })

function chooseFit({ width, needs }: Room): TableFit {
  if (width >= (needs.roomy ?? 0)) return 'roomy'
  return width >= (needs.tight ?? 0) ? 'tight' : 'cards'
}

function nextRoom(before: Room, fit: TableFit, width: number, taken: number): Room {
  const isTooWide = fit !== 'cards' && taken > width
  if (width === before.width && !isTooWide) return before
  return { ...before, width, needs: isTooWide ? { ...before.needs, [fit]: taken } : before.needs }
}
