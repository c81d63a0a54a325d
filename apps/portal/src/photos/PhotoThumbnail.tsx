import { Icon } from '@portal/ui'
import { ImageOff } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { Dialog } from '#portal/app/dialogs.tsx'
import { useQuestion } from '#portal/app/asking.tsx'
import { CameraPhoto, type CameraPhotoProps, photoQuestion } from './CameraPhoto.tsx'
import { photosMessages } from './photos.messages.ts'

/** A small photo in a list, which loads as it is scrolled into view. A press shows it large in a dialog. */
export function PhotoThumbnail(props: CameraPhotoProps) {
  const { of, photo, station, now, formats } = props
  const t = photosMessages.useWords()
  const place = useRef<HTMLButtonElement>(null)
  const [isNear, setNear] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const { answer: source, failure, reload } = useQuestion(isNear ? photoQuestion(of, true) : null)
  useEffect(() => {
    const watch = new IntersectionObserver((seen) => seen.some(({ isIntersecting }) => isIntersecting) && setNear(true), { rootMargin: '200px' })
    if (place.current) watch.observe(place.current)
    return () => watch.disconnect()
  }, [])
  const open = () => {
    if (failure) reload()
    setOpen(true)
  }
  return (
    <>
      <Press ref={place} type="button" aria-haspopup="dialog" aria-label={t.from({ station, time: formats.timeSince(photo.TakenAt, now) })} data-empty={source === undefined || undefined} onClick={open}>
        {source === undefined ? failure && <Icon icon={ImageOff} tone="neutral" /> : <img src={source} alt="" />}
      </Press>
      <Dialog isOpen={isOpen} onOpenChange={(change) => setOpen(change.isOpen)} size="wide" isClosable title={t.title({ station })}>
        <CameraPhoto {...props} />
      </Dialog>
    </>
  )
}

const Press = styled.button`
  position: relative;
  z-index: var(--portal-layer-raised);
  display: grid;
  place-items: center;
  inline-size: 64px;
  padding: 0;
  overflow: hidden;
  aspect-ratio: 16 / 9;
  border: 1px solid var(--portal-border-subtle);
  border-radius: var(--portal-radius-control);
  background: var(--portal-surface-pressed);
  cursor: zoom-in;

  &:focus-visible {
    outline: 2px solid var(--portal-focus-ring);
    outline-offset: 2px;
  }
  > img {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  @media print {
    &[data-empty] {
      visibility: hidden;
    }
  }
`
