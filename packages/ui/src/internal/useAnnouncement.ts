import { useCallback, useRef, useState } from 'react'

export interface Announcement { text: string, turn: number }

/**
 * The text of a live region that exists before it speaks. Each announcement has a new turn, the region's key, so that screen readers repeat
 * equal texts.
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
