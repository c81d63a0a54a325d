import { styled } from 'styled-components'
import { narrowCard } from './narrowCard.ts'
import { useCallPhoto } from './useCallPhoto.ts'
import type { VisitorCallRecord } from './visitorCallsView.ts'

/** A small photo of the visitor beside the buttons; the panel has the large one. */
export function CallThumbnail({ id, alt }: { id: VisitorCallRecord['ID']; alt: string }) {
  const { source } = useCallPhoto(id)
  return <Place>{source !== null && <img src={source} alt={alt} />}</Place>
}

const Place = styled.div`
  flex: none;
  inline-size: 84px;
  aspect-ratio: 16 / 9;
  overflow: hidden;
  border-radius: var(--portal-radius-control);
  background: var(--portal-surface-pressed);

  > img {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  ${narrowCard} {
    display: none;
  }
`
