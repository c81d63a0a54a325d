import { useEffect, useRef, useState } from 'react'
import { usePortal } from './PortalContext.tsx'

export interface Draft<Values> {
  /** The unsaved text of an earlier visit, which is read once per name; null without any. */
  found: Values | null
  /** Deletes the draft, after saving or canceling. */
  drop: () => void
}

/**
 * Keeps typed text under a name, such as `user:12`, over a reload, going back or a new sign-in. `values` is the text to keep; null while
 * nothing differs from the saved record. `read` checks the stored text, which an older portal may have written. Never use it for passwords.
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
