import { Text } from '@portal/ui'
import { styled } from 'styled-components'
import { usePortal } from '#portal/app/PortalContext.tsx'
import { useFormats } from '#portal/i18n/useFormats.ts'
import { ownAccountMessages } from './messages.ts'

export interface OwnClocksProps {
  /** The user's IANA time zone. */
  zone: string
  property: string
  propertyZone: string
}

/** Shows the current time in the user's zone and at the doors. */
export function OwnClocks({ zone, property, propertyZone }: OwnClocksProps) {
  const t = ownAccountMessages.useWords()
  const now = new Date(usePortal().api.serverNow()).toISOString()
  const [own, theirs] = [useFormats(zone), useFormats(propertyZone)]
  return (
    <Pair>
      <Clock name={t.yourClock} time={own.time(now)} use={t.yourClockText} />
      <Clock name={property} time={theirs.time(now)} use={t.propertyClockText} />
    </Pair>
  )
}

function Clock({ name, time, use }: { name: string; time: string; use: string }) {
  return (
    <div>
      <Text as="p" size="small" tone="muted"><bdi>{name}</bdi></Text>
      <Text as="p" isStrong>{time}</Text>
      <Text as="p" size="small" tone="muted">{use}</Text>
    </div>
  )
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  border: 1px solid var(--portal-border-subtle);
  border-radius: var(--portal-radius-control);
  overflow-wrap: anywhere;

  > * {
    padding: var(--portal-space-3);
  }
  > * + * {
    border-inline-start: 1px solid var(--portal-border-subtle);
  }
`
