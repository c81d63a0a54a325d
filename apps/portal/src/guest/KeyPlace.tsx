import type { GuestInviteCard } from '@portal/embed/guest'
import { BrandMark } from '@portal/ui'
import { createElement, type Ref } from 'react'
import { styled } from 'styled-components'

export interface KeyPlaceProps {
  ref?: Ref<GuestInviteCard>
  /** The product's name, which is visible in scan mode. */
  brand: string
  /** The language as a BCP 47 tag; the document's language if omitted. */
  lang?: string
}

/** The place for the guest key's element, with the card's border until the element is defined. */
export function KeyPlace({ ref, brand, lang }: KeyPlaceProps) {
  return <Place>{createElement('portal-invite-card', { ref, lang, 'heading-level': 1 }, <span slot="brand"><BrandMark name={brand} /></span>)}</Place>
}

const Place = styled.div`
  inline-size: 100%;

  > portal-invite-card::part(card) {
    margin-inline: auto;
  }
  > :not(:defined) {
    display: block;
    max-inline-size: 760px;
    min-block-size: 420px;
    margin-inline: auto;
    border: 1px solid var(--portal-card-border);
    border-radius: var(--portal-radius-dialog);
    background: var(--portal-card-bg);
  }
  > :not(:defined) > * {
    display: none;
  }
`
