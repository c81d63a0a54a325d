import { type RefObject, useEffect, useRef } from 'react'

/** Moves the focus from a removed payment method to the element that replaces it. */
export function useFocusOnGone(isThere: boolean, next: RefObject<HTMLElement | null>): void {
  const wasThere = useRef(isThere)
  useEffect(() => {
    const isGone = wasThere.current && !isThere
    wasThere.current = isThere
    if (!isGone) return undefined
    // Runs after the dialog, which returns the focus to a button that no longer exists.
    const timer = setTimeout(() => next.current?.focus())
    return () => clearTimeout(timer)
  }, [isThere, next])
}
