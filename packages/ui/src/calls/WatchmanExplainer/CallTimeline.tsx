import { limits } from '@portal/domain'
import { Phone, User, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Card } from '../../elements/Card/index.ts'
import { Icon } from '../../elements/Icon/index.ts'
import type { IconComponent } from '../../elements/Icon/index.ts'
import { Text } from '../../elements/Text/index.ts'
import { media } from '../../theme/media.ts'
import type { WatchmanWords } from './watchmanWords.ts'

const { peopleAtOnce, nextGroupAfter } = limits.watchman
const step = nextGroupAfter / 1000
const places = Array.from({ length: peopleAtOnce }, (_, index) => index + 1)

/** Who rings at which second, on one bar: video in the accent, voice in grey. */
export function CallTimeline({ words }: { words: WatchmanWords }) {
  const { first, second, voice } = words.tiers
  return (
    <Card title={words.timeline} padding="none">
      <Tiers>
        <Tier at={words.seconds({ count: 0 })} {...first}>
          {places.map((place) => <Callee key={place} icon={User}>{words.person({ place })}</Callee>)}
        </Tier>
        <Tier at={words.seconds({ count: step })} {...second}>
          <Callee icon={Users}>{words.upTo({ people: peopleAtOnce })}</Callee>
        </Tier>
        <Tier at={words.seconds({ count: 2 * step })} {...voice} isVoice>
          <Callee icon={Phone}>{words.oneNumber}</Callee>
          <Text size="small" tone="muted">{words.end}</Text>
        </Tier>
      </Tiers>
    </Card>
  )
}

interface TierProps { at: string, kind: string, sentence: string, isVoice?: boolean, children: ReactNode }

function Tier({ at, kind, sentence, isVoice, children }: TierProps) {
  return (
    <li data-voice={isVoice || undefined}>
      <Moment><Figure><bdi>{at}</bdi></Figure> <Text as="span" size="small" tone="muted">{kind}</Text></Moment>
      <Text>{sentence}</Text>
      {children}
    </li>
  )
}

function Callee({ icon, children }: { icon: IconComponent, children: string }) {
  return <Box><Icon icon={icon} /><span>{children}</span></Box>
}

const Tiers = styled.ol`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));

  > li {
    display: flex;
    flex-direction: column;
    gap: var(--portal-space-2);
    min-inline-size: 0;
    padding: var(--portal-space-4);
    border-block-start: 4px solid var(--portal-timeline-video);
  }
  > li[data-voice] {
    border-block-start-color: var(--portal-timeline-voice);
  }
  /* Beside the bar's own border a side border would cut it at an angle. */
  > li + li {
    position: relative;
  }
  > li + li::before {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    border-inline-start: 1px solid var(--portal-border-subtle);
  }

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);

    > li + li::before {
      display: none;
    }
  }
`

const Moment = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 var(--portal-space-2);
`

const Figure = styled.span`
  font: var(--portal-type-heading1);
  letter-spacing: var(--portal-tracking-heading1);
  font-variant-numeric: tabular-nums;
`

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
