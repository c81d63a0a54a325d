import { Button, Text } from '@portal/ui'
import { styled } from 'styled-components'
import { type Question, useAsk, useQuestion } from '#portal/app/asking.tsx'
import type { Formats } from '#portal/i18n/useFormats.ts'
import { photosMessages } from './photos.messages.ts'

/** The subject of a photo: the id of a visitor call, or of an event at a door. */
export type PhotoOf = { call: number } | { event: number }

export interface CameraPhotoProps {
  of: PhotoOf
  /** The times when the photo was taken and when it will be deleted, as ISO instants. */
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
  const t = photosMessages.useWords()
  const { answer: source, failure, isLoading, reload } = useQuestion(photoQuestion(of))
  const liveCall = isLive && 'call' in of ? of.call : null
  const live = useAsk(liveCall === null ? null : `live ${liveCall}`, (api, signal) => api.getVisitorCallPhoto({ ID: liveCall ?? 0, IsLive: true }, { signal }), { every: () => framePause })
  const picture = live.answer ? dataAddress(live.answer) : source
  const time = formats.timeSince(takenAt, now)
  return (
    <Figure>
      <Place>
        {failure && picture === undefined ? (
          <>
            <Text size="small">{t.failed}</Text>
            <Button size="compact" isBusy={isLoading} onClick={reload}>
              {t.again}
            </Button>
          </>
        ) : (
          picture !== undefined && <img src={picture} alt={isLive ? t.live({ station }) : t.from({ station, time })} />
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

/** The request for a photo, or for its thumbnail. */
export function photoQuestion(of: PhotoOf, isThumbnail = false): Question<string> {
  const size = isThumbnail ? { IsThumbnail: true } : {}
  return {
    key: `photo ${JSON.stringify([of, size])}`,
    ask: async (api, signal) => dataAddress(await ('call' in of ? api.getVisitorCallPhoto({ ID: of.call, ...size }, { signal }) : api.getEventPhoto({ EventID: of.event, ...size }, { signal }))),
  }
}
