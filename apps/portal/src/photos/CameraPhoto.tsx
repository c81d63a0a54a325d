import { useStore } from '@nanostores/react'
import { Button, Text } from '@portal/ui'
import { useEffect, useState } from 'react'
import { styled } from 'styled-components'
import { attempt } from '#portal/app/attempt.ts'
import type { Portal } from '#portal/app/Portal.ts'
import { useAsk } from '#portal/app/useAsk.ts'
import { usePortal } from '#portal/app/PortalContext.tsx'
import type { Formats } from '#portal/i18n/useFormats.ts'
import { photosMessages } from './photos.messages.ts'

/** The subject of a photo: the id of a visitor call, or of an event at a door. */
export type PhotoOf = { call: number } | { event: number }

export interface CameraPhotoProps {
  of: PhotoOf
  /** When the photo was taken, and until when it is kept; ISO instants. */
  photo: { TakenAt: string; KeptUntil: string }
  /** Shows the camera's live picture of a call in place of its photo. */
  isLive?: boolean
  /** Name of the door with the camera. */
  station: string
  /** ISO instant on the server's clock. */
  now: string
  formats: Formats
}

/** Milliseconds between two live pictures. */
const framePause = 1000

/** A photo of a door's camera, which loads when shown, or its live picture while a call lasts. Its space is reserved. */
export function CameraPhoto({ of, photo: { TakenAt: takenAt, KeptUntil: keptUntil }, isLive = false, station, now, formats }: CameraPhotoProps) {
  const t = useStore(photosMessages)
  const { api } = usePortal()
  const { source, hasFailed, onAgain } = useCameraPhoto(of)
  const liveCall = isLive && 'call' in of ? of.call : null
  const live = useAsk(liveCall === null ? null : `live ${liveCall}`, (signal) => api.getVisitorCallPhoto({ ID: liveCall ?? 0, IsLive: true }, { signal }), { every: () => framePause })
  const picture = live.answer ? dataAddress(live.answer) : source
  const time = formats.timeSince(takenAt, now)
  return (
    <Figure>
      <Place>
        {hasFailed && picture === null ? (
          <>
            <Text size="small">{t.failed}</Text>
            <Button size="compact" onClick={onAgain}>
              {t.again}
            </Button>
          </>
        ) : (
          picture !== null && <img src={picture} alt={isLive ? t.live({ station }) : t.from({ station, time })} />
        )}
      </Place>
      <Text as="figcaption" size="small" tone="muted" isTabular>
        {isLive ? t.liveKept({ until: formats.date(keptUntil) }) : t.kept({ time, until: formats.date(keptUntil) })}
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
  position: relative;
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
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`

const dataAddress = ({ MediaType, Photo }: { MediaType: string; Photo: string }) => `data:${MediaType};base64,${Photo}`

/** Loaded photos of each API client, because several places show the same photo. */
const loaded = new WeakMap<Portal['api'], Map<string, string>>()

interface CameraPhotoState {
  /** The address for an `img`; null until loaded. */
  source: string | null
  hasFailed: boolean
  onAgain: () => void
}

/** Loads a photo, or its thumbnail, once `isWanted`. */
export function useCameraPhoto(of: PhotoOf, { isThumbnail = false, isWanted = true } = {}): CameraPhotoState {
  const { api } = usePortal()
  const key = JSON.stringify([of, isThumbnail])
  const [source, setSource] = useState(() => loaded.get(api)?.get(key) ?? null)
  const [hasFailed, setFailed] = useState(false)
  const isKnown = source !== null
  useEffect(() => {
    if (isKnown || hasFailed || !isWanted) return undefined
    const over = new AbortController()
    const [asked] = JSON.parse(key) as [PhotoOf]
    const load = async () => {
      const size = isThumbnail ? { IsThumbnail: true } : {}
      const asking = 'call' in asked ? api.getVisitorCallPhoto({ ID: asked.call, ...size }, { signal: over.signal }) : api.getEventPhoto({ EventID: asked.event, ...size }, { signal: over.signal })
      const answer = await attempt(asking).catch(() => null)
      if (over.signal.aborted) return
      if (!answer?.ok) return setFailed(true)
      const address = dataAddress(answer.value)
      loaded.set(api, (loaded.get(api) ?? new Map<string, string>()).set(key, address))
      setSource(address)
    }
    void load()
    return () => over.abort()
  }, [api, key, isThumbnail, isKnown, hasFailed, isWanted])
  return { source, hasFailed, onAgain: () => setFailed(false) }
}
