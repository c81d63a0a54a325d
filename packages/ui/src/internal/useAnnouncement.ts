import { useCallback, useRef, useState } from 'react'

export interface Announcement { text: string, turn: number }

/**
 * Words for a live region that stands before it speaks. The same words twice are two turns:
 * the region is keyed by turn, so that a screen reader says them again.
 */
export function useAnnouncement(): [Announcement, (text: string) => void] {
  const turn = useRef(0)
  const [announcement, setAnnouncement] = useState<Announcement>({ text: '', turn: 0 })
  const announce = useCallback((text: string) => {
    turn.current += 1
    setAnnouncement({ text, turn: turn.current })
  }, [])
  return [announcement, announce]
}
