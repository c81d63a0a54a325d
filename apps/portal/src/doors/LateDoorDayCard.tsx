import { styled } from 'styled-components'
import { lazyPart } from '#portal/app/lazyPart.tsx'
import type { DoorDayCardProps } from './DoorDayCard.tsx'

const doorDay = lazyPart(async () => (await import('./DoorDayCard.tsx')).DoorDayCard)

/** `DoorDayCard`, loaded after the page's first view. Its space is reserved, so that nothing below it moves. */
export function LateDoorDayCard(props: DoorDayCardProps) {
  return <Place data-many={props.door === undefined || undefined}><doorDay.Part {...props} /></Place>
}

const Place = styled.div`
  min-block-size: 14rem;

  &[data-many] {
    min-block-size: 36rem;
  }
`
