import { useEffect, useState } from 'react'
import { attempt } from '#portal/app/attempt.ts'
import type { Portal } from '#portal/app/Portal.ts'
import { usePortal } from '#portal/app/PortalContext.tsx'
import type { VisitorCallRecord } from './visitorCallsView.ts'

/** Loaded photos by client and call, because several places show the same one. */
const loaded = new WeakMap<Portal['api'], Map<VisitorCallRecord['ID'], string>>()

export interface CallPhotoState {
  /** The address for an `img`; null until loaded. */
  source: string | null
  hasFailed: boolean
  onAgain: () => void
}

/** Loads the photo of a call when it is shown. */
export function useCallPhoto(id: VisitorCallRecord['ID']): CallPhotoState {
  const { api } = usePortal()
  const [source, setSource] = useState(() => loaded.get(api)?.get(id) ?? null)
  const [hasFailed, setFailed] = useState(false)
  const isKnown = source !== null
  useEffect(() => {
    if (isKnown || hasFailed) return undefined
    const over = new AbortController()
    const load = async () => {
      const answer = await attempt(api.getVisitorCallPhoto({ ID: id }, { signal: over.signal })).catch(() => null)
      if (over.signal.aborted) return
      if (!answer?.ok) return setFailed(true)
      const { MediaType, Photo } = answer.value
      const address = `data:${MediaType};base64,${Photo}`
      loaded.set(api, (loaded.get(api) ?? new Map<VisitorCallRecord['ID'], string>()).set(id, address))
      setSource(address)
    }
    void load()
    return () => over.abort()
  }, [api, id, isKnown, hasFailed])
  return { source, hasFailed, onAgain: () => setFailed(false) }
}
