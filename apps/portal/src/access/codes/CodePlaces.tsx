import { DoorOutputMode } from '@portal/domain'
import { Card, CheckboxField, Grid, InlineAlert, LiveRegion, Stack, SwitchField, Text, VisuallyHidden } from '@portal/ui'
import { styled } from 'styled-components'
import { useAsk } from '#portal/app/asking.tsx'
import { type Location, portsOf } from '../places.ts'
import { codeEditorMessages } from './codeEditor.messages.ts'
import { type CodeForm, type CodePlace, type CodeProblem, inOrder } from './codeForm.ts'
import { Rows } from '#portal/app/Rows.ts'

export interface CodePlacesProps {
  form: CodeForm
  places: readonly Location[]
  problem: CodeProblem | undefined
  /** The code's user, for the check of hold-open codes; null without one. */
  holdOpen: { userId: number; userName: string; codeId: number | null } | null
  onChange: (changed: Partial<CodeForm>) => void
}

/** Chooses the locations that a code opens, and whether it is active at each. */
export function CodePlaces({ form, places, problem, holdOpen, onChange }: CodePlacesProps) {
  const t = codeEditorMessages.useWords()
  const placeOf = (id: number) => form.places.find((place) => place.id === id)
  const choose = (id: number, isChosen: boolean) =>
    onChange({ places: isChosen ? inOrder([...form.places, { id, isActive: true, ports: null }]) : form.places.filter((place) => place.id !== id) })
  const alter = (id: number, changed: Partial<CodePlace>) => onChange({ places: form.places.map((place) => (place.id === id ? { ...place, ...changed } : place)) })
  return (
    <Card title={t.where} padding="none">
      <Places>
        {places.map((location, index) => {
          const { PropertyLocationID: id, Name } = location
          const place = placeOf(id)
          return (
            <li key={id}>
              <CheckboxField
                label={<bdi>{Name}</bdi>}
                checked={place !== undefined}
                error={index === 0 && problem === 'placesMissing' ? t.placesMissing : undefined}
                onChange={(event) => choose(id, event.currentTarget.checked)}
              />
              {place && (
                <SwitchField
                  label={
                    <>
                      {place.isActive ? t.on : t.off}
                      <VisuallyHidden>: {Name}</VisuallyHidden>
                    </>
                  }
                  checked={place.isActive}
                  onChange={(event) => alter(id, { isActive: event.currentTarget.checked })}
                />
              )}
              {place && (
                <CodeDoors
                  place={location}
                  ports={place.ports}
                  error={problem === 'doorsMissing' && place.ports?.length === 0 ? t.doorsMissing : undefined}
                  onChange={(ports) => alter(id, { ports })}
                />
              )}
            </li>
          )
        })}
      </Places>
      {form.outputMode !== DoorOutputMode.MomentaryOpen && (
        <Below>
          <Stack gap={2}>
            <Text size="small" tone="muted">
              {t.output2}
            </Text>
            {holdOpen && places
              .filter(({ PropertyLocationID }) => placeOf(PropertyLocationID) !== undefined)
              .flatMap(({ PropertyLocationID, Modules }) => Modules.map(({ ModuleID, Name }) => ({ locationId: PropertyLocationID, moduleId: ModuleID, name: Name })))
              .map((module) => (
                <HoldOpenNotice key={module.moduleId} {...module} {...holdOpen} />
              ))}
          </Stack>
        </Below>
      )}
    </Card>
  )
}

const Places = styled(Rows)`
  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--portal-space-2) var(--portal-space-4);
    min-block-size: 44px;
    padding-block: var(--portal-space-2);
    padding-inline: var(--portal-space-4);
  }
`

const Below = styled.div`
  padding: var(--portal-space-3) var(--portal-space-4);
  border-block-start: 1px solid var(--portal-border-subtle);
`

interface HoldOpenNoticeProps {
  locationId: number
  moduleId: number
  /** The controller's name. */
  name: string
  userId: number
  userName: string
  /** The id of the edited code, which the check ignores. */
  codeId: number | null
}

/** Says if the user already has a hold-open code there (specification §3 Hold-open code check). */
function HoldOpenNotice({ locationId, moduleId, name, userId, userName, codeId }: HoldOpenNoticeProps) {
  const t = codeEditorMessages.useWords()
  const { answer } = useAsk(`holdOpen ${userId} ${moduleId}`, (api, signal) =>
    api.checkHoldOpenCodeForModule({ PropertyLocationID: locationId, UserID: userId, ModuleID: moduleId }, { signal }),
  )
  if (!answer?.HasHoldOpenCode || answer.AccessCodeID === codeId) return null
  return <InlineAlert tone="warning">{t.holdOpenExists({ name: userName, module: name })}</InlineAlert>
}

interface CodeDoorsProps {
  place: Location
  /** The ids of the doors; null for every door. */
  ports: string[] | null
  error: string | undefined
  onChange: (ports: string[] | null) => void
}

/** Chooses the doors of a location that a code opens: all or some. */
function CodeDoors({ place, ports, error, onChange }: CodeDoorsProps) {
  const t = codeEditorMessages.useWords()
  const doors = portsOf(place)
  const ids = doors.map(({ PortID }) => PortID)
  if (doors.length < 2 && ports === null) return null
  return (
    <Doors>
      <VisuallyHidden as="legend">{t.doorsOf({ place: place.Name })}</VisuallyHidden>
      <CheckboxField label={t.allDoors} checked={ports === null} onChange={(event) => onChange(event.currentTarget.checked ? null : ids)} />
      {ports !== null && (
        <Grid minColumn="200px" gap={2}>
          {doors.map(({ PortID, Name }) => (
            <CheckboxField
              key={PortID}
              label={<bdi>{Name}</bdi>}
              checked={ports.includes(PortID)}
              aria-invalid={error !== undefined || undefined}
              onChange={(event) => onChange(ids.filter((id) => (id === PortID ? event.currentTarget.checked : ports.includes(id))))}
            />
          ))}
        </Grid>
      )}
      <LiveRegion isShown politeness="assertive">{error !== undefined && <Text size="small" tone="danger">{error}</Text>}</LiveRegion>
    </Doors>
  )
}

const Doors = styled.fieldset`
  display: flex;
  flex-direction: column;
  flex: 1 1 100%;
  gap: var(--portal-space-2);
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  padding-inline-start: var(--portal-space-6);
  border: 0;
`
