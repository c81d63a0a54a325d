import { toVisitorCall } from '@portal/api-client/contract'
import { Button, ButtonLink, CallStory, CallTimeline, DescriptionList, Inline, Stack, Text, TextLink } from '@portal/ui'
import { Ban, ListFilter, SquareArrowOutUpRight } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { codesMessages } from '../access/codes/codes.messages.ts'
import { useCodeSteps } from '../access/codes/useCodeSteps.tsx'
import { ExplainAnswer } from '../access/ExplainAnswer.tsx'
import { useGateReason } from '../access/useGateReason.ts'
import { lazyPart } from '../app/lazyPart.tsx'
import { userPath, callGroupPath, doorPath, codePath, groupPath, importPath, migrationPath, invitePath, lockdownPath, paths, schedulePath, templatePath, unitPath } from '../app/paths.ts'
import { usePortal } from '../app/PortalContext.tsx'
import { useRights } from '../app/useRights.ts'
import { useFormats } from '../i18n/useFormats.ts'
import { ChangedFields } from './ChangedFields.tsx'
import { logMessages } from './log.messages.ts'
import type { CallLine, ChangeLine, EventLine, LogLine } from './logLine.ts'
import { usePhotoOfLine } from './usePhotoOfLine.ts'
import { useCredentialKind } from './useCredentialKind.ts'
import { useLogFormats, type LogFormats } from './useLogFormats.ts'
import { isAutomatic, useRecordWords } from './useLogWords.ts'

/** The filters that an event offers. */
export type Narrowing = { who: number } | { port: string } | { record: string }

export interface LineDetailProps {
  line: LogLine
  timeZone: string
  onNarrow: (to: Narrowing) => void
}

/** Shows an event with all details: why a reader decided, how a call went, each field of a change. */
export function LineDetail({ line, timeZone, onNarrow }: LineDetailProps) {
  const formats = useLogFormats(timeZone)
  if (line.Kind === 'event') return <EventDetail line={line} timeZone={timeZone} formats={formats} onNarrow={onNarrow} />
  if (line.Kind === 'call') return <CallDetail line={line} timeZone={timeZone} formats={formats} />
  return <ChangeDetail line={line} formats={formats} onNarrow={onNarrow} />
}

/** Openings for a visitor, from the portal or by a schedule. They have no explanation, because no user's access decided. */
const withoutWhy: ReadonlySet<string> = new Set(['Call', 'Schedule', 'Portal'])

/** The entry methods that can be reported lost, by their names in activity. */
const losable: ReadonlySet<string> = new Set(['Card', 'Tag', 'Clicker', 'Credential', 'Bluetooth', 'QR'])
const alreadyOff: ReadonlySet<string> = new Set(['lost', 'revoked'])

function EventDetail({ line, timeZone, formats, onNarrow }: { line: EventLine; timeZone: string; formats: LogFormats; onNarrow: LineDetailProps['onNarrow'] }) {
  const t = logMessages.useWords()
  const kindOf = useCredentialKind()
  const reasonOf = useGateReason()
  const mayDo = useRights()
  const { UserID, Who, PortID, DoorAction, DoorUntil, UnsyncedSince, AccessCodeID } = line
  const { lostStep, suspendStep } = codesMessages.useWords()
  const steps = useCodeSteps(timeZone)
  const result = () => {
    if (line.Decision === 'denied') return reasonOf(line.Reason)
    if (DoorAction === null) return null
    return DoorAction === 'hold' && DoorUntil !== null ? t.door_holdUntil({ time: formats.moment(DoorUntil) }) : t[`door_${DoorAction}`]
  }
  const resultText = result()
  const mayExplain = mayDo('restrictions.view') && !line.IsWhoHidden && !withoutWhy.has(line.CredentialKind)
  return (
    <Stack gap={4}>
      <LinePhoto line={line} timeZone={timeZone} />
      <DescriptionList
        items={[
          ...(Who === null ? [] : [{ term: t.who, value: UserID === null ? Who : <TextLink href={userPath(UserID)}>{Who}</TextLink> }]),
          { term: t.credential, value: kindOf(line.CredentialKind) },
          { term: t.door, value: mayDo('dashboard.view') ? <TextLink href={doorPath(PortID)}>{line.PortName}</TextLink> : line.PortName },
          ...(resultText === null ? [] : [{ term: t.result, value: resultText }]),
          ...(line.DoorNote === '' ? [] : [{ term: t.note, value: <bdi>{line.DoorNote}</bdi> }]),
          ...(UnsyncedSince === null ? [] : [{ term: t.knew, value: t.knewSince({ since: formats.moment(UnsyncedSince) }) }]),
          { term: t.when, value: `${formats.day(line.At)}, ${formats.time(line.At)}` },
        ]}
      />
      <Inline isWrapping>
        {UserID !== null && (
          <Button icon={ListFilter} onClick={() => onNarrow({ who: UserID })}>
            {t.onlyWho}
          </Button>
        )}
        <Button icon={ListFilter} onClick={() => onNarrow({ port: PortID })}>
          {t.onlyDoor}
        </Button>
        {AccessCodeID !== null && mayDo('codes.edit') && !alreadyOff.has(line.Reason) && (
          <Button icon={Ban} onClick={() => steps.ask(AccessCodeID, losable.has(line.CredentialKind) ? 'lost' : 'suspend')}>
            {losable.has(line.CredentialKind) ? lostStep : suspendStep}
          </Button>
        )}
      </Inline>
      {steps.view}
      {mayExplain && (
        <section aria-label={t.why}>
          <Text isStrong>{t.why}</Text>
          <ExplainAnswer request={{ EventID: line.ID }} version="" />
        </section>
      )}
    </Stack>
  )
}

// The photo is loaded on demand, because few events have one.
const photo = lazyPart(async () => (await import('../photos/CameraPhoto.tsx')).CameraPhoto)

/** The photo of an event whose details are open. */
function LinePhoto({ line, timeZone }: { line: LogLine; timeZone: string }) {
  const { api } = usePortal()
  const formats = useFormats(timeZone)
  const photoOf = usePhotoOfLine()
  const [now] = useState(() => new Date(api.serverNow()).toISOString())
  const shown = photoOf(line)
  return shown && <photo.Part key={line.Place} {...shown} now={now} formats={formats} />
}

function CallDetail({ line, timeZone, formats }: { line: CallLine; timeZone: string; formats: LogFormats }) {
  const { Call, At } = line
  const t = logMessages.useWords()
  const { plan, people, events, station } = toVisitorCall(Call)
  const named = people.map(({ id, name }) => ({ id, name: name || t.someone }))
  return (
    <Stack gap={4}>
      <DescriptionList items={[{ term: t.when, value: `${formats.day(At)}, ${formats.time(At)}` }]} />
      <LinePhoto line={line} timeZone={timeZone} />
      <CallTimeline plan={plan} events={events} people={named} />
      <CallStory plan={plan} events={events} people={named} station={station.name} />
    </Stack>
  )
}

function ChangeDetail({ line, formats, onNarrow }: { line: ChangeLine; formats: LogFormats; onNarrow: LineDetailProps['onNarrow'] }) {
  const t = logMessages.useWords()
  const whatOf = useRecordWords()
  const { By, SignedInBy } = line
  const who = isAutomatic(line) ? t.automatic : By === null ? t.byLink : (By.Name ?? t.byHidden)
  const href = recordPath(line)
  return (
    <Stack gap={4}>
      <DescriptionList
        items={[
          { term: t.who, value: By?.UserID ? <TextLink href={userPath(By.UserID)}>{who}</TextLink> : who },
          ...(By === null ? [] : [{ term: t.as, value: SignedInBy ? t.asHow({ name: SignedInBy.Name ?? t.byHidden }) : t.asThemselves }]),
          ...(line.Page === '' ? [] : [{ term: t.from, value: <TextLink href={line.Page}>{line.Page}</TextLink> }]),
          { term: t.when, value: `${formats.day(line.At)}, ${formats.time(line.At)}` },
        ]}
      />
      {line.Rows.map((row, index) => (
        <Part key={JSON.stringify(row)}>
          {(index === 0 || row.SubjectID !== line.Rows[index - 1]?.SubjectID || row.Subject !== line.Rows[index - 1]?.Subject) && (
            <Text size="small" isStrong>
              {whatOf(row)}
            </Text>
          )}
          <ChangedFields fields={row.Fields} event={row.Event} formats={formats} />
        </Part>
      ))}
      {line.MoreRows > 0 && (
        <Text size="small" tone="muted">
          {t.moreRows({ count: line.MoreRows })}
        </Text>
      )}
      <Inline isWrapping>
        {href !== null && line.Action !== 'removed' && (
          <ButtonLink icon={SquareArrowOutUpRight} href={href}>
            {t.open}
          </ButtonLink>
        )}
        <Button icon={ListFilter} onClick={() => onNarrow({ record: `${line.Subject}:${line.SubjectID}` })}>
          {t.onlyRecord}
        </Button>
      </Inline>
    </Stack>
  )
}

const Part = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--portal-space-1);
`

/** The page of a changed record; null if it has none. */
function recordPath({ Subject, SubjectID }: Pick<ChangeLine, 'Subject' | 'SubjectID'>): string | null {
  const id = Number(SubjectID)
  switch (Subject) {
    case 'person': return userPath(id)
    case 'group': return groupPath(id)
    case 'contact': return paths.contacts
    case 'code': return codePath(null, id)
    case 'template': return templatePath(id)
    case 'schedule': return schedulePath(id)
    case 'holiday': return paths.schedules
    case 'invite': return invitePath(SubjectID)
    case 'callGroup': return callGroupPath(id)
    case 'unit': return unitPath(id)
    case 'brand': return paths.brand
    case 'billing': return paths.billing
    case 'lockdown': return lockdownPath(id)
    case 'alert': return paths.alerts
    case 'import': return importPath(id)
    case 'migration': return migrationPath(id)
    // An export is visible only to the user who created it.
    case 'export':
    case 'account':
    case 'property': return null
    default: return Subject satisfies never
  }
}
