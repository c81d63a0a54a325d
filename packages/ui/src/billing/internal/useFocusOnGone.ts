import { type RefObject, useEffect, useRef } from 'react'

/** Moves the focus from a removed method to what replaces it. */
export function useFocusOnGone(isThere: boolean, next: RefObject<HTMLElement | null>): void {
  const wasThere = useRef(isThere)
  useEffect(() => {
    const isGone = wasThere.current && !isThere
    wasThere.current = isThere
    if (!isGone) return undefined
    // After the dialog, which returns the focus to a button that is gone.
    const timer = setTimeout(() => next.current?.focus())
    return () => clearTimeout(timer)
  }, [isThere, next])
}
