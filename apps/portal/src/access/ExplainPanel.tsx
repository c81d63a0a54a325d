import { localMomentAt, startInstant, zoneName, type LocalMoment } from '@portal/domain'
import { Button, Card, ChoiceField, DateField, Disclosure, Grid, LoadingState, Stack, Text, TimeField } from '@portal/ui'
import { Clock } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { usePortal } from '../app/PortalContext.tsx'
import { useLocaleTag } from '../i18n/catalogue.ts'
import { ExplainAnswer } from './ExplainAnswer.tsx'
import { explainMessages } from './explain.messages.ts'
import type { ExplainSubject } from './accessQuestion.ts'
import { placesQuestion, portsOf, portsOfAll, zoneOf, type Location } from './places.ts'
import type { AccessChange } from './effect.tsx'
import { useQuestion, AskFailure } from '../app/asking.tsx'

export interface ExplainPanelProps {
  about: ExplainSubject
  /** The field that chooses the subject, shown above the door; none if there is only one subject. */
  choice?: ReactNode
  /** The ids of the doors to offer; all of the account if omitted. */
  ports?: readonly string[]
  /** The id of the initially chosen door; the first door if omitted. */
  firstPort?: string | undefined
  /** The unsaved change that the answer includes; null or omitted for the saved state. */
  draft?: AccessChange | null
  /** The version of the subject. It changes with each save, and the question is then asked again. */
  version?: string | number
  /** Whether a press opens the panel, on a page with another main subject. */
  isFolded?: boolean
}

/** "Can they get in?": users choose a door and a time at the property, and read the answer with every reason. */
export function ExplainPanel({ isFolded = false, ...props }: ExplainPanelProps) {
  const t = explainMessages.useWords()
  const content = 'EventID' in props.about ? <ExplainAnswer request={props.about} version={props.version} /> : <DoorAndTime {...props} />
  if (!isFolded) return <Card title={t.title}>{content}</Card>
  return (
    <Card>
      <Disclosure isLazy summary={t.title}>{content}</Disclosure>
    </Card>
  )
}

function DoorAndTime(props: ExplainPanelProps) {
  const t = explainMessages.useWords()
  const places = useQuestion(placesQuestion)
  if (places.failure) return <AskFailure {...places} title={t.failed} />
  return places.answer ? <Question {...props} places={places.answer.Locations} /> : <LoadingState label={t.title} />
}

function Question({ about, choice, ports, firstPort, draft = null, version, places }: ExplainPanelProps & { places: Location[] }) {
  const t = explainMessages.useWords()
  const { api } = usePortal()
  const tag = useLocaleTag()
  const offered = portsOfAll(places).filter(({ PortID }) => ports === undefined || ports.includes(PortID))
  const [chosen, setChosen] = useState<string | null>(null)
  const first = offered.find(({ PortID }) => PortID === firstPort) ?? offered[0]
  const portId = chosen ?? first?.PortID
  const timeZone = zoneOf(places, portId)
  // The chosen time; null for the present time of each question.
  const [moment, setMoment] = useState<LocalMoment | null>(null)
  const [now] = useState(() => api.serverNow())
  const shown = moment ?? localMomentAt(timeZone, now)
  if (portId === undefined) return <Text tone="muted">{t.noDoors}</Text>
  // The service chooses the same door by default, so the question needn't wait for the list of doors.
  const isFirst = chosen === null && firstPort === undefined
  const at = moment && new Date(startInstant(timeZone, moment)).toISOString()
  return (
    <Stack gap={4}>
      {choice}
      <ChoiceField
        label={t.door}
        value={portId}
        options={places.flatMap((place) => portsOf(place).filter((port) => offered.includes(port)).map(({ PortID, Name }) => ({ value: PortID, label: Name })))}
        onValueChange={({ value }) => setChosen(value)}
      />
      <Grid minColumn="128px" gap={3}>
        <DateField label={t.date} value={shown.date} onValueChange={({ value }) => value && setMoment({ ...shown, date: value })} />
        <TimeField
          label={t.time}
          value={shown.minute}
          onValueChange={({ value }) => value !== null && setMoment({ ...shown, minute: value })}
        />
      </Grid>
      <Stack gap={2} align="flex-start">
        <Text size="small" tone="muted">
          {t.atProperty({ zone: zoneName(tag, timeZone, now) })}
        </Text>
        {moment && (
          <Button icon={Clock} onClick={() => setMoment(null)}>
            {t.now}
          </Button>
        )}
      </Stack>
      <ExplainAnswer request={{ ...about, ...(!isFirst && { PortID: portId }), ...(at && { At: at }), ...(draft && { Draft: draft }) }} version={version} />
    </Stack>
  )
}
