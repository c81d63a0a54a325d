import { Button, ButtonLink, Card, DoorRow, EmptyState, LoadingState, PageColumns, SitePlan, Text } from '@portal/ui'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { AskFailure, useQuestion } from '#portal/app/asking.tsx'
import { doorPath, sitePlanPath } from '#portal/app/paths.ts'
import { useRights } from '#portal/app/useRights.ts'
import { DoorsCard, type DoorsCardProps } from '#portal/doors/DoorsCard.tsx'
import { type DashboardAnswer, portStatuses } from '#portal/doors/doorsQuestion.ts'
import { sitePlanQuestion, type SitePlanRecord } from '#portal/doors/sitePlanQuestion.ts'
import { useDoorRows } from '#portal/doors/useDoorRows.tsx'
import { sitePlanMessages } from './sitePlan.messages.ts'

export interface SitePlanViewProps extends Pick<DoorsCardProps, 'property' | 'acts' | 'formats'> {
  doors: DashboardAnswer
}

/** Shows the doors on the property's site plan, with a list of the same doors beside it. */
export function SitePlanView({ doors, ...rest }: SitePlanViewProps) {
  const t = sitePlanMessages.useWords()
  const mayEdit = useRights()('devices.push')
  const asked = useQuestion(sitePlanQuestion(rest.property))
  const { answer: plan, failure } = asked
  const [selected, setSelected] = useState<string | null>(null)
  const [isByState, setByState] = useState(false)
  const ports = isByState ? doors.Ports.toSorted((one, other) => portStatuses.indexOf(other.Status) - portStatuses.indexOf(one.Status)) : doors.Ports
  const sort = doors.Ports.length > 1 && <Button variant="quiet" size="compact" onClick={() => setByState(!isByState)}>{isByState ? t.usualOrder : t.sortByState}</Button>
  const list = <DoorsCard ports={ports} actions={sort} isWhole look="narrow" selected={selected} acting={{ DoorRow }} now={doors.Now} timeZone={doors.TimeZone} {...rest} />
  const main = plan?.Picture
    ? <PlanCard {...rest} {...{ doors, plan, mayEdit, selected }} picture={plan.Picture} onSelect={setSelected} />
    : (
      <Card padding="none">
        {failure && !plan ? <AskFailure {...asked} title={t.failed} /> : !plan ? <LoadingState label={t.loading} /> : (
          <EmptyState title={t.none} actions={mayEdit && <ButtonLink href={sitePlanPath(plan.PropertyID)}>{t.add}</ButtonLink>}>{mayEdit ? t.noneText : `${t.noneText} ${t.noneAsk}`}</EmptyState>
        )}
      </Card>
    )
  return <PageColumns side={list}>{main}</PageColumns>
}

interface PlanCardProps extends SitePlanViewProps {
  plan: SitePlanRecord
  picture: NonNullable<SitePlanRecord['Picture']>
  mayEdit: boolean
  selected: string | null
  onSelect: (selected: string | null) => void
}

function PlanCard({ doors: { Ports: ports, Now: now, TimeZone: timeZone }, plan, picture, mayEdit, selected, onSelect, property, acts, formats }: PlanCardProps) {
  const t = sitePlanMessages.useWords()
  const { stateOf, rowOf, countsOf } = useDoorRows({ acts, now, timeZone, formats })
  const places = new Map(plan.Places.map(({ PortID, X: x, Y: y }) => [PortID, { x, y }]))
  const unplaced = ports.filter(({ ID }) => !places.has(String(ID)))
  const port = ports.find(({ ID }) => String(ID) === selected)
  return (
    <Card
      title={t.summary({ count: ports.length, states: countsOf(ports) })}
      facts={plan.Places.length > 0 && ports.some(({ Actions }) => Actions.some(({ Kind, Refusal }) => Kind === 'open' && Refusal === null)) && t.hint}
      actions={mayEdit && <ButtonLink size="compact" icon={Pencil} href={sitePlanPath(plan.PropertyID)}>{t.edit}</ButtonLink>}
      foot={unplaced.length > 0 && <Text size="small" tone="muted">{t.unplaced({ count: unplaced.length, doors: formats.list(unplaced.map(({ Name }) => Name)) })}</Text>}
      padding="none"
    >
      <SitePlan
        picture={{ source: picture.Source, width: picture.Width, height: picture.Height }}
        label={t.name({ property: plan.PropertyName })}
        doors={ports.flatMap((one) => {
          const id = String(one.ID)
          const place = places.get(id)
          const { state, word } = stateOf(one)
          return place ? { id, name: one.Name, state, stateName: word, ...place } : []
        })}
        value={selected}
        onValueChange={({ value }) => onSelect(value)}
      >
        {port && <DoorRow {...rowOf(port)} look="stacked" href={doorPath(String(port.ID), property)} />}
      </SitePlan>
    </Card>
  )
}
