import { styled } from 'styled-components'
import { lazyPart } from '#portal/app/lazyPart.tsx'
import type { EntriesCardProps } from './EntriesCard.tsx'

const entries = lazyPart(async () => (await import('./EntriesCard.tsx')).EntriesCard)

/** `EntriesCard`, loaded after the page's first view. Its space is reserved, so that nothing below it moves. */
export function LateEntriesCard(props: EntriesCardProps) {
  return <Place><entries.Part {...props} /></Place>
}

const Place = styled.div`
  display: grid;
  min-block-size: 21rem;
`
