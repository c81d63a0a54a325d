import { useEffect, useRef, useState } from 'react'
import { usePortal } from './PortalContext.tsx'

export interface Draft<Values> {
  /** What was typed on an earlier visit and not saved; null where nothing was. Read once a name. */
  found: Values | null
  /** Forgets it: saved, or given up. */
  drop: () => void
}

/**
 * Keeps what is typed on a page under a name, such as `user:12`, for a reload, a way back or a new sign-in.
 * `values` is what to keep now; null while nothing differs from what is saved. Never put a password into it.
 * `read` checks what comes out of the storage: an older portal may have written it.
 */
export function useDraft<Values>(name: string, values: Values | null, read: (stored: unknown) => Values | null): Draft<Values> {
  const { drafts } = usePortal()
  const [found, setFound] = useState(() => ({ name, values: read(drafts.read(name)) }))
  const wasKept = useRef(false)
  if (found.name !== name) setFound({ name, values: read(drafts.read(name)) })

  useEffect(() => {
    if (values !== null) {
      wasKept.current = true
      drafts.keep(name, values)
    } else if (wasKept.current) {
      wasKept.current = false
      drafts.drop(name)
    }
  }, [drafts, name, values])

  return {
    found: found.values,
    drop() {
      drafts.drop(name)
      setFound({ name, values: null })
    },
  }
}
