import { limits } from '@portal/domain'
import { Phone, User, Users } from 'lucide-react'
import { styled } from 'styled-components'
import { Card } from '../../elements/Card/index.ts'
import { Icon, type IconComponent } from '../../elements/Icon/index.ts'
import { Text } from '../../elements/Text/index.ts'
import { TierLane } from '../internal/TierLane.tsx'
import { TierLanes } from '../internal/TierLanes.ts'
import type { WatchmanWords } from './watchmanWords.ts'

const { peopleAtOnce, nextGroupAfter } = limits.watchman
const step = nextGroupAfter / 1000
const places = Array.from({ length: peopleAtOnce }, (_, index) => index + 1)

/** A drawing of who gets called at which second: video calls in the accent color, voice calls in gray. */
export function WatchmanTiers({ words }: { words: WatchmanWords }) {
  const { first, second, voice } = words.tiers
  return (
    <Card title={words.timeline} padding="none">
      <TierLanes>
        <TierLane at={words.seconds({ count: 0 })} kind={first.kind} edge="video">
          <Text>{first.sentence}</Text>
          {places.map((place) => <Callee key={place} icon={User}>{words.person({ place })}</Callee>)}
        </TierLane>
        <TierLane at={words.seconds({ count: step })} kind={second.kind} edge="video">
          <Text>{second.sentence}</Text>
          <Callee icon={Users}>{words.upTo({ people: peopleAtOnce })}</Callee>
        </TierLane>
        <TierLane at={words.seconds({ count: 2 * step })} kind={voice.kind} edge="voice">
          <Text>{voice.sentence}</Text>
          <Callee icon={Phone}>{words.oneNumber}</Callee>
          <Text size="small" tone="muted">{words.end}</Text>
        </TierLane>
      </TierLanes>
    </Card>
  )
}

function Callee({ icon, children }: { icon: IconComponent, children: string }) {
  return <Box><Icon icon={icon} /><span>{children}</span></Box>
}

const Box = styled.span`
  display: flex;
  align-items: center;
  gap: var(--portal-space-2);
  min-block-size: 36px;
  padding-block: var(--portal-space-1);
  padding-inline: var(--portal-space-3);
  border: 1px solid var(--portal-border-default);
  border-radius: var(--portal-radius-control);

  > svg {
    color: var(--portal-text-muted);
  }
`
