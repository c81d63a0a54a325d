import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

/** Puts the focus on what takes the place of something that was removed: its button went with it. */
export function useFocusOnGone(isThere: boolean, next: RefObject<HTMLElement | null>): void {
  const wasThere = useRef(isThere)
  useEffect(() => {
    const isGone = wasThere.current && !isThere
    wasThere.current = isThere
    if (!isGone) return undefined
    // After the dialog, which gives the focus back to a button that no longer is.
    const timer = setTimeout(() => next.current?.focus())
    return () => clearTimeout(timer)
  }, [isThere, next])
}
