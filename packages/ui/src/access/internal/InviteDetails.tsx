import type { InviteDetails as Details, InviteDetails } from '@portal/domain'
import { CalendarClock, History, Info, MapPin, RefreshCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Divider } from '../../elements/Divider/index.ts'
import { Icon, type IconComponent } from '../../elements/Icon/index.ts'
import { Heading, Text } from '../../elements/Text/index.ts'
import { InviteBadge } from './InviteBadge.tsx'
import type { InviteSetting } from './inviteSetting.ts'

interface InviteDetailsProps {
  details: Details
  headingId: string
  headingLevel: InviteSetting['headingLevel']
}

/** The text of an invite: status, name, sender, times, doors, uses and the sender's message. */
export function InviteDetails({ details, headingId, headingLevel = 2 }: InviteDetailsProps) {
  const { statusWord, status, recurring, name, sentBy, period, places, uses, fromSender } = details
  return (
    <>
      <Head>
        <Badges>
          <InviteBadge word={statusWord}>{status}</InviteBadge>
          {recurring !== null && <Kind><Icon icon={RefreshCw} />{recurring}</Kind>}
        </Badges>
        <Heading level={headingLevel} size="page" id={headingId}><bdi>{name}</bdi></Heading>
        {sentBy && <Text tone="muted">{sentBy.label} <bdi>{sentBy.name}</bdi></Text>}
      </Head>
      <Divider />
      <Facts>
        <Fact icon={CalendarClock}><InvitePeriod {...period} /></Fact>
        {places && (
          <Fact icon={MapPin}>
            <Text isStrong>{places.title}</Text>
            <Places>{[...places.names.entries()].map(([position, place]) => <li key={position}><bdi>{place}</bdi></li>)}</Places>
            {places.property !== null && <Small><bdi>{places.property}</bdi></Small>}
            {places.address !== null && <Text size="small" tone="muted"><bdi>{places.address}</bdi></Text>}
          </Fact>
        )}
        {uses && (
          <Fact icon={History}>
            {uses.left !== null && <Text isStrong isTabular>{uses.left}</Text>}
            {uses.last !== null && <Text size="small" tone="muted" isTabular>{uses.last}</Text>}
          </Fact>
        )}
        {fromSender && (
          <Fact icon={Info}>
            <Text isStrong>{fromSender.title}</Text>
            <Description dir="auto">{fromSender.text}</Description>
          </Fact>
        )}
      </Facts>
    </>
  )
}

function Fact({ icon, children }: { icon: IconComponent, children: ReactNode }) {
  return (
    <FactRow>
      <Icon icon={icon} tone="neutral" />
      <div>{children}</div>
    </FactRow>
  )
}

const Head = styled.header`
  display: flex;
  flex-direction: column;
  gap: var(--portal-space-2);
`

const Badges = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--portal-space-2);

  & > * {
    max-inline-size: 100%;
    white-space: normal;
    text-wrap: balance;
  }
`

const Kind = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--portal-space-2);
  font: var(--portal-type-small);
  color: var(--portal-text-muted);
`

const Facts = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--portal-space-4);
`

const FactRow = styled.div`
  display: grid;
  grid-template-columns: 16px minmax(0, 1fr);
  gap: var(--portal-space-3);

  > svg {
    margin-block-start: var(--portal-space-0-5);
  }
`

const Places = styled.ul`
  display: flex;
  flex-direction: column;
  gap: var(--portal-space-1);
  margin: 0;
  padding: 0;
  list-style: none;
`

const Small = styled.p`
  margin: var(--portal-space-1) 0 0;
  font: var(--portal-type-small);
  color: var(--portal-text-muted);
`

const Description = styled.p`
  margin: 0;
  white-space: pre-line;
`

/** When the invite works, in the property's time, and in the guest's if it differs. */
function InvitePeriod({ first, second, plan, zone }: InviteDetails['period']) {
  return (
    <>
      <Text isStrong>{first}</Text>
      {second !== null && <Text isTabular>{second}</Text>}
      {plan.length > 0 && (
        <Plan>
          {[...plan.entries()].map(([position, { week, info }]) => (
            <div key={position}>
              <dt><bdi>{week}</bdi></dt>
              <dd><bdi>{info}</bdi></dd>
            </div>
          ))}
        </Plan>
      )}
      <Zone>{zone}</Zone>
    </>
  )
}

const Plan = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--portal-space-0-5) var(--portal-space-4);
  margin: var(--portal-space-1) 0 0;
  font-variant-numeric: tabular-nums;

  > div {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
  }
  dd {
    margin: 0;
  }
`

const Zone = styled.p`
  margin: 0;
  font: var(--portal-type-small);
  color: var(--portal-text-muted);
`
