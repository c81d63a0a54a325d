import { useStore } from '@nanostores/react'
import { Button, Text } from '@portal/ui'
import { styled } from 'styled-components'
import type { Formats } from '#portal/i18n/useFormats.ts'
import { visitorCallsMessages } from './visitorCalls.messages.ts'
import type { VisitorCallRecord } from './visitorCallsView.ts'
import { useEffect, useState } from 'react'
import { attempt } from '#portal/app/attempt.ts'
import type { Portal } from '#portal/app/Portal.ts'
import { usePortal } from '#portal/app/PortalContext.tsx'

export interface CallPhotoProps {
  /** The call's id. */
  id: VisitorCallRecord['ID']
  photo: NonNullable<VisitorCallRecord['Photo']>
  /** Name of the station with the camera. */
  station: string
  /** ISO instant on the server's clock. */
  now: string
  formats: Formats
}

/** A visitor's photo, which loads when shown. Its space is reserved. */
export function CallPhoto({ id, photo: { TakenAt: takenAt, KeptUntil: keptUntil }, station, now, formats }: CallPhotoProps) {
  const t = useStore(visitorCallsMessages)
  const { source, hasFailed, onAgain } = useCallPhoto(id)
  const time = formats.timeSince(takenAt, now)
  return (
    <Figure>
      <Place>
        {hasFailed ? (
          <>
            <Text size="small">{t.photoFailed}</Text>
            <Button size="compact" onClick={onAgain}>
              {t.photoAgain}
            </Button>
          </>
        ) : (
          source !== null && <img src={source} alt={t.photoAlt({ station, time })} />
        )}
      </Place>
      <Text as="figcaption" size="small" tone="muted" isTabular>
        {t.photoKept({ time, until: formats.date(keptUntil) })}
      </Text>
    </Figure>
  )
}

const Figure = styled.figure`
  display: grid;
  gap: var(--portal-space-1);
  margin: 0;
`

const Place = styled.div`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: var(--portal-space-2);
  aspect-ratio: 16 / 9;
  overflow: hidden;
  border: 1px solid var(--portal-border-subtle);
  border-radius: var(--portal-radius-control);
  background: var(--portal-surface-pressed);

  > img {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`

/** Loaded photos by client and call, because several places show the same one. */
const loaded = new WeakMap<Portal['api'], Map<VisitorCallRecord['ID'], string>>()

interface CallPhotoState {
  /** The address for an `img`; null until loaded. */
  source: string | null
  hasFailed: boolean
  onAgain: () => void
}

/** Loads the photo of a call when it is shown. */
function useCallPhoto(id: VisitorCallRecord['ID']): CallPhotoState {
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
