import type { RecurringInviteView, TemporaryInviteView } from '@portal/domain'
import { CalendarClock, History, Info, MapPin, RefreshCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Divider } from '../../elements/Divider/index.ts'
import { Icon } from '../../elements/Icon/index.ts'
import type { IconComponent } from '../../elements/Icon/index.ts'
import { Heading, Text } from '../../elements/Text/index.ts'
import { InviteBadge } from './InviteBadge.tsx'
import { InvitePeriod } from './InvitePeriod.tsx'
import { usesLeftText, whenText } from './inviteWords.ts'
import type { InviteWords } from './inviteWords.ts'
import type { InviteSetting } from './inviteSetting.ts'

export interface InviteDetailsProps {
  view: TemporaryInviteView | RecurringInviteView
  now: number
  words: InviteWords
  locale: string
  viewerTimeZone: string | undefined
  property?: InviteSetting['property']
}

/** The words of an invite: status, name, sender, when, where, how often, and what the sender wrote. */
export function InviteDetails(props: InviteDetailsProps) {
  const { view, now, words, locale, property } = props
  const setting = { locale, timeZone: view.timeZone }
  return (
    <>
      <Head>
        <Badges>
          <InviteBadge word={view.statusWord} words={words} />
          {view.kind === 'recurring' && <Kind><Icon icon={RefreshCw} />{words.recurring}</Kind>}
        </Badges>
        <Heading level={1}><bdi>{view.name}</bdi></Heading>
        {view.sentBy !== '' && <Text tone="muted">{words.sentBy} <bdi>{view.sentBy}</bdi></Text>}
      </Head>
      <Divider />
      <Facts>
        <Fact icon={CalendarClock}><InvitePeriod {...props} /></Fact>
        {view.locations.length > 0 && (
          <Fact icon={MapPin}>
            <Text isStrong>{words.places({ count: view.locations.length })}</Text>
            <Places>{[...view.locations.entries()].map(([position, place]) => <li key={position}><bdi>{place}</bdi></li>)}</Places>
            {property?.name !== undefined && <Small><bdi>{property.name}</bdi></Small>}
            {property?.address !== undefined && <Text size="small" tone="muted"><bdi>{property.address}</bdi></Text>}
          </Fact>
        )}
        {(view.usesLeft !== null || view.lastUsedAt !== null) && (
          <Fact icon={History}>
            {view.usesLeft !== null && <Text isStrong isTabular>{usesLeftText(view.usesLeft, words)}</Text>}
            {view.lastUsedAt !== null && (
              <Text size="small" tone="muted" isTabular>{words.lastUsed({ when: whenText(view.lastUsedAt, now, words, setting) })}</Text>
            )}
          </Fact>
        )}
        {view.description !== '' && (
          <Fact icon={Info}>
            <Text isStrong>{words.fromSender}</Text>
            <Description dir="auto">{view.description}</Description>
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
