import { type CallPlan, type CallWorld, type Labels, outlineCall } from '@portal/domain'
import { CircleMinus, Minus, Plus } from 'lucide-react'
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { Card } from '../../elements/Card/Card.tsx'
import { Icon, type IconComponent } from '../../elements/Icon/Icon.tsx'
import { Heading } from '../../elements/Text/Heading.tsx'
import { Text } from '../../elements/Text/Text.tsx'
import type { Tone } from '../../theme/tone.ts'
import { useLabels } from '../../words/useLabels.ts'
import { listNames, nameOfPhone } from '../internal/callVoice.ts'
import { useCallTexts } from '../internal/useCallTexts.ts'
import { useCallVoice } from '../internal/useCallVoice.ts'
import { callEffectMessages } from './CallEffect.messages.ts'

export type CallEffectLabels = Labels<typeof callEffectMessages>

export interface CallEffectProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children' | 'title'> {
  /** The saved plan; null if there is none yet. */
  saved: CallPlan | null
  /** The edited plan. */
  plan: CallPlan
  /** The users of both plans, and facts that decide a call, such as the time. */
  world: CallWorld
  /** The visitor's station: 'Main Gate'. */
  station?: string
  /** Other effects: 'Both gates sync in about 10 seconds.' */
  note?: ReactNode
  /** Replaces individual texts; the others come from `PortalProvider`. */
  labels?: CallEffectLabels
}

/** Shows who gets called before and after a change of a call group, and who gains or loses calls. */
export const CallEffect = forwardRef<HTMLElement, CallEffectProps>(function CallEffect(props, ref) {
  const { saved, plan, world, station, note, labels, ...rest } = props
  const words = useLabels('CallEffect', callEffectMessages, labels)
  const voice = useCallVoice()
  const texts = useCallTexts()
  const place = station ?? voice.words.station
  const now = texts.reach(plan, world, station)
  const was = saved && texts.reach(saved, world, station)
  const isSame = was !== null && was.sentence === now.sentence && was.detail === now.detail
  const [had, has] = [saved ? ringing(saved, world) : new Map(), ringing(plan, world)]
  const namesOf = (phones: ReturnType<typeof ringing>, others: ReturnType<typeof ringing>) =>
    [...phones.values()].filter(({ key }) => !others.has(key)).map((phone) => nameOfPhone(phone, world.people, voice))
  const [gains, loses] = [namesOf(has, had), namesOf(had, has)]
  return (
    <Card ref={ref} title={words.title} {...rest}>
      <Body role="status">
        <Heading level={3} size="section">{now.sentence}</Heading>
        {isSame && <Text tone="muted">{words.nothing}</Text>}
        {!isSame && (
          <Sides>
            {was && <div><dt>{words.before}</dt><dd><s>{was.detail}</s></dd></div>}
            <div><dt>{words.now}</dt><dd>{now.detail}</dd></div>
          </Sides>
        )}
        {!isSame && (
          <List>
            {gains.length > 0 && <Line icon={Plus} tone="success">{words.gains({ count: gains.length, names: listNames(gains, voice), station: place })}</Line>}
            {loses.length > 0 && <Line icon={CircleMinus} tone="danger">{words.loses({ count: loses.length, names: listNames(loses, voice), station: place })}</Line>}
            {loses.length === 0 && <Line icon={Minus} tone="neutral">{words.nobodyLoses}</Line>}
          </List>
        )}
        {note !== undefined && <Text size="small" tone="muted">{note}</Text>}
      </Body>
    </Card>
  )
})

function ringing(plan: CallPlan, world: CallWorld) {
  return new Map(outlineCall(plan, world).steps.flatMap(({ rings }) => rings).map((phone) => [phone.key, phone]))
}

function Line({ icon, tone, children }: { icon: IconComponent, tone: Tone, children: string }) {
  return <li><Icon icon={icon} tone={tone} /><span>{children}</span></li>
}

const Body = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--portal-space-3);
  overflow-wrap: anywhere;
`

const Sides = styled.dl`
  display: flex;
  flex-direction: column;
  gap: var(--portal-space-2);
  font: var(--portal-type-small);

  > div {
    display: grid;
    grid-template-columns: 64px minmax(0, 1fr);
    gap: var(--portal-space-2);
  }
  dt, s {
    color: var(--portal-text-muted);
  }
`

const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: var(--portal-space-2);
  font: var(--portal-type-small);

  > li {
    display: flex;
    gap: var(--portal-space-2);
  }
  svg {
    margin-block-start: var(--portal-space-0-5);
  }
`
