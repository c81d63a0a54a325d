import { styled } from 'styled-components'

/**
 * A stand-in for the platform's own badge, for stories only. CSS paints its text, because a real badge is a picture.
 */
export function OfficialArtworkSlot({ name }: { name: string }) {
  return <Slot data-name={name} />
}

const Slot = styled.span`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  inline-size: 100%;
  block-size: 48px;
  border: 1px dashed var(--portal-border-control);
  border-radius: var(--portal-radius-card);
  font: var(--portal-type-small);
  font-weight: var(--portal-weight-medium);
  line-height: 16px;

  &::before {
    content: attr(data-name);
  }
  &::after {
    content: 'official badge, 48 px';
    color: var(--portal-text-muted);
    font: var(--portal-type-meta);
  }
`
