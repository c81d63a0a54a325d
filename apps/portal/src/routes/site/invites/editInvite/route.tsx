import { isClause, type RecurringInviteView, type TemporaryInviteView, describeWeek, inviteOpening, localMomentAt, unrestricted, type LocalMoment, type Restriction, type RestrictionClause, withRestriction, endMoment, endOfPeriod, startMoment, startOfPeriod, plainParts } from '@portal/domain'
import { Card, CheckboxField, FilteredTextArea, FilteredTextField, InlineAlert, PageColumns, Stack, Text, BrandMark, Heading, InviteCard, RecurringInviteCard } from '@portal/ui'
import { useState, useId } from 'react'
import { placesOfProperty, type Location, portsOfAll } from '#portal/access/places.ts'
import { RestrictionColumn } from '#portal/access/RestrictionForm.tsx'
import { useClauseWords } from '#portal/access/useAccessSentence.ts'
import type { PageName } from '#portal/app/pages.ts'
import { pageScreen } from '#portal/app/pageScreen.tsx'
import type { Portal, ScreenRoute } from '#portal/app/Portal.ts'
import { EditorPage } from '#portal/forms/EditorPage.tsx'
import type { EditWords, RecordKind } from '#portal/forms/recordKind.ts'
import { useAfterSave, useRecordEdit, type RecordEditing } from '#portal/forms/useRecordEdit.ts'
import { useFormatsList } from '#portal/i18n/useFormats.ts'
import { DoorFields } from '../DoorFields.tsx'
import { inviteDetailMessages } from '../inviteDetail/messages.ts'
import { newInviteMessages } from '../newInvite/messages.ts'
import { useInvitesHome } from '../useInvitesHome.ts'
import { editInviteMessages } from './messages.ts'
import { useStore } from '@nanostores/react'
import { styled } from 'styled-components'
import { usePortal } from '#portal/app/PortalContext.tsx'
import { formattingLocale, locale } from '#portal/i18n/catalogue.ts'
import { inviteTimes, type InviteForm, inviteProblems, type InviteField, type InviteKind, type InviteProblem } from '#portal/routes/site/invites/newInvite/inviteForm.ts'
import type { PayloadOf } from '@portal/api-client'
import { type endpoints, type ResponseOf, toWeekWindows, toWindowRecords } from '@portal/api-client/contract'

interface EditData {
  invite: InviteAnswer
  /** The editor for the resident who sent the invite. */
  isOwn: boolean
  places: Location[]
  /** The current time in milliseconds on the server's clock. */
  now: number
}

/** The page `/site/invites/:id/edit`: edits an invite. */
export function route(portal: Portal, page: PageName): ScreenRoute {
  const isOwn = page === 'editGuest'
  return pageScreen({
    right: isOwn ? 'invites.own' : 'invites.create',
    async load({ api, signal, params }): Promise<EditData> {
      const [invite, { Locations }] = await Promise.all([
        api.getInvite({ ID: params['id'] ?? '' }, { signal }),
        isOwn ? api.getGuestRules({}, { signal }) : api.getPropertyInstallLocationDeviceInformation({}, { signal }),
      ])
      return { invite, isOwn, places: placesOfProperty(Locations, invite.PropertyID), now: api.serverNow() }
    },
    isClosed: isRevoked,
    useHead(data) {
      const t = editInviteMessages.useWords()
      const { mayNot } = newInviteMessages.useWords()
      const { failed } = inviteDetailMessages.useWords()
      return { title: t.title, breadcrumb: [useInvitesHome(isOwn).crumb], failed, mayNot: data && isRevoked(data) ? t.withdrawn : mayNot }
    },
    keyOf: ({ invite }) => invite.ID,
    Page: EditInvitePage,
  })(portal, page)
}

const isRevoked = ({ invite }: EditData) => invite.Status === 'Revoked'

/** Edits the name, note, doors, hours, dates and uses of an invite. */
function EditInvitePage({ invite, isOwn, places, now }: EditData) {
  const t = editInviteMessages.useWords()
  const { crumb, pathOf } = useInvitesHome(isOwn)
  const [isGuestTold, setGuestTold] = useState(false)
  const words = useInviteWords(places)
  const editing: InviteEditing = useRecordEdit(invite, inviteKind({ invite, now, isGuestTold }), (api, payload) => api.updateInvite(payload))
  useAfterSave(editing, words, {
    leadsTo: pathOf(invite.ID),
    isNew: false,
    title: t.saved({ name: editing.edit.values.name.trim() }),
    noteOf: ({ IsMailed }) => (IsMailed ? t.told({ recipient: invite.Recipient }) : ''),
  })
  const n = newInviteMessages.useWords()
  const { problems, change } = editing
  const { values } = editing.edit
  return (
    <EditorPage
      title={t.title}
      facts={t.facts}
      breadcrumb={[
        crumb,
        { label: invite.InviteName, href: pathOf(invite.ID) },
      ]}
      editing={editing}
      words={words}
      cancelHref={pathOf(invite.ID)}
    >
        <PageColumns side={<InvitePreview form={toGuestForm(invite, values)} places={places} sender={invite.SentBy} now={now} timeZone={invite.TimeZone} />}>
          <TextsCard {...{ values, problem: problems.name && n[problems.name], onChange: change }} />
          <Card title={t.where} fact={t.chosen({ count: values.ports.length, all: portsOfAll(places).length })}>
            <DoorFields ports={values.ports} places={places} error={problems.ports && n[problems.ports]} onChange={({ ports }) => change({ ports: inOrder(ports) })} />
          </Card>
          {problems.restriction && (
            <InlineAlert tone="danger" role="alert">
              {n[problems.restriction]}
            </InlineAlert>
          )}
          <RestrictionColumn parts={['validity', 'uses']} value={values.restriction} onChange={(restriction) => change({ restriction })} onUnreadable={editing.setUnreadable} timeZone={invite.TimeZone} now={now} />
          <Card title={t.guest}>
            {invite.Recipient === '' ? (
              <Text tone="muted">{t.nobodyToTell}</Text>
            ) : (
              <CheckboxField
                label={t.tell}
                help={t.tellHelp({ recipient: invite.Recipient })}
                checked={isGuestTold}
                onChange={(event) => setGuestTold(event.currentTarget.checked)}
              />
            )}
          </Card>
        </PageColumns>
    </EditorPage>
  )
}

/** An invite's parts and values as text. */
function useInviteWords(places: readonly Location[]): EditWords<InviteValues, InvitePart> {
  const t = newInviteMessages.useWords()
  const { places: placesName } = inviteDetailMessages.useWords()
  const clauses = useClauseWords()
  const list = useFormatsList()
  const names: Record<OwnInvitePart, string> = { name: t.name, description: t.description, ports: placesName }
  return {
    nameOf: (part) => (isClause(part) ? clauses.nameOf(part) : names[part]),
    textOf(part, values) {
      if (isClause(part)) return clauses.textOf(part, values.restriction)
      return part === 'ports' ? list(portsOfAll(places).filter(({ PortID }) => values.ports.includes(PortID)).map(({ Name }) => Name)) : values[part]
    },
  }
}

interface TextsCardProps {
  values: InviteValues
  problem: string | undefined
  onChange: (changed: Partial<InviteValues>) => void
}

function TextsCard({ values, problem, onChange }: TextsCardProps) {
  const t = newInviteMessages.useWords()
  const { what } = editInviteMessages.useWords()
  return (
    <Card title={what}>
      <Stack gap={4}>
        <FilteredTextField
          label={t.name}
          value={values.name}
          maxLength={80}
          error={problem}
          onChange={(event) => onChange({ name: event.currentTarget.value })}
        />
        <FilteredTextArea
          label={t.description}
          help={t.descriptionHelp}
          isOptional
          rows={2}
          value={values.description}
          maxLength={500}
          onChange={(event) => onChange({ description: event.currentTarget.value })}
        />
      </Stack>
    </Card>
  )
}

interface InvitePreviewProps {
  form: Omit<InviteForm, 'until'>
  places: Location[]
  sender: string
  /** The current time in milliseconds on the server's clock. */
  now: number
  timeZone: string
}

/** Previews the guest's card while the invite is edited; nothing in it can be pressed. */
function InvitePreview({ form, places, sender, now, timeZone }: InvitePreviewProps) {
  const t = editInviteMessages.useWords()
  const { config } = usePortal()
  const headingId = useId()
  const names = portsOfAll(places).flatMap(({ PortID, Name }) => (form.ports.includes(PortID) ? [Name] : []))
  const view = toPreview(form, { names, sender, now, timeZone, locale: formattingLocale(useStore(locale)) })
  return (
    <Stack as="section" gap={3} aria-labelledby={headingId}>
      <Heading level={2} size="card" id={headingId}>
        {t.guestSees}
      </Heading>
      <Frame inert>
        <BrandMark name={config.brand.name} />
        {form.kind === 'PIN' ? <PinMail view={view} /> : <KeyCard view={view} now={now} />}
      </Frame>
    </Stack>
  )
}

function KeyCard({ view, now }: { view: RecurringInviteView | TemporaryInviteView; now: number }) {
  const t = editInviteMessages.useWords()
  const setting = { clock: () => now, headingLevel: 3 } as const
  if (view.kind === 'recurring') return <RecurringInviteCard view={view} {...setting} onGenerate={() => {}} />
  return <InviteCard view={view} {...setting} awaits={t.codeStays} />
}

function PinMail({ view }: { view: TemporaryInviteView | RecurringInviteView }) {
  const t = editInviteMessages.useWords()
  const list = useFormatsList()
  return (
    <Card>
      <Stack gap={3}>
        <Heading level={3}>{view.name}</Heading>
        <Text>{t.previewPin({ places: list([...view.locations]) })}</Text>
        <Pin>••••</Pin>
        {view.weeklyPlan.map(({ week, info }) => (
          <Text key={week}>
            {week}, {info}
          </Text>
        ))}
        {view.description !== '' && <Text tone="muted">{view.description}</Text>}
      </Stack>
    </Card>
  )
}

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--portal-space-3);
  padding: var(--portal-space-3);
  border: 1px solid var(--portal-border-default);
  border-radius: var(--portal-radius-card);
  background: var(--portal-surface-sunken);
`

const Pin = styled.p`
  margin: 0;
  font: var(--portal-type-display);
  letter-spacing: 0.2em;
`

interface PreviewFacts {
  /** The names of the chosen doors. */
  names: readonly string[]
  sender: string
  /** The current time in milliseconds on the server's clock. */
  now: number
  timeZone: string
  /** The language as a BCP 47 tag. */
  locale: string
}

/** The values of the form as the guest sees them, without a code. */
function toPreview(form: InvitePreviewProps['form'], { names, sender, now, timeZone, locale }: PreviewFacts): RecurringInviteView | TemporaryInviteView {
  const { windows, startAt, endAt, usesAllowed } = inviteTimes(form.restriction, timeZone)
  const opening = inviteOpening({ windows, timeZone }, now)
  const facts = {
    id: 'preview',
    name: form.name.trim() === '' ? '…' : form.name,
    sentBy: sender,
    statusWord: startAt !== null && startAt > now ? ('startsLater' as const) : ('validNow' as const),
    startsAt: startAt === null ? null : new Date(startAt).toISOString(),
    endsAt: endAt === null ? null : new Date(endAt).toISOString(),
    timeZone,
    ...(opening ? { opening } : {}),
    locations: names,
    description: form.description,
    weeklyPlan: describeWeek(windows ?? [], { locale }).map(({ days, times }) => ({ week: days, info: times })),
    usesLeft: usesAllowed,
    lastUsedAt: null,
    downloadName: '',
    image: null,
  }
  return form.kind === 'Recurring' ? { kind: 'recurring', ...facts, freshness: { state: 'idle', hasFailed: false } } : { kind: 'temporary', ...facts }
}

export type InviteAnswer = ResponseOf<typeof endpoints.getInvite>
type UpdateInvite = PayloadOf<typeof endpoints.updateInvite>

/** The editable values of an invite. Kind, recipient and PIN can't change. */
interface InviteValues {
  name: string
  description: string
  /** The ids of doors, in alphabetical order. */
  ports: string[]
  /** The invite's hours, dates and uses. */
  restriction: Restriction
}

const ownFields = ['name', 'description', 'ports'] as const
type OwnInvitePart = (typeof ownFields)[number]

export const inviteParts = withRestriction(plainParts<InviteValues, OwnInvitePart>(ownFields))

export function toInviteValues(invite: InviteAnswer): InviteValues {
  const { InviteName, Description, Ports, AccessCount, UsesLeft } = invite
  return {
    name: InviteName,
    description: Description,
    ports: inOrder(Ports.map(({ PortID }) => PortID)),
    restriction: { ...unrestricted, windows: invite.Windows && toWeekWindows(invite.Windows), ...periodOf(invite), usesAllowed: AccessCount, usesLeft: UsesLeft },
  }
}

const inOrder = (ports: readonly string[]): string[] => ports.toSorted()

type Period = Pick<Restriction, 'validFrom' | 'validUntil'>

/** The start and end of an invite in the property's time. An end may be stored as the last second before its minute. */
function periodOf({ StartDate, EndDate, TimeZone }: InviteAnswer): Period {
  const end = EndDate === null ? null : new Date(Math.ceil(Date.parse(EndDate) / 60_000) * 60_000).toISOString()
  return { validFrom: startMoment(StartDate, TimeZone), validUntil: endMoment(end, TimeZone) }
}

const kindOf = ({ Kind, InviteType }: InviteAnswer): InviteKind => (Kind === 'PIN' ? 'PIN' : InviteType)

/** An invite's values in the form of a new invite, for the guest's card and shared checks. */
function toInviteForm(invite: InviteAnswer, values: InviteValues): Omit<InviteForm, 'until'> {
  return { ...values, kind: kindOf(invite), recipient: invite.Recipient, pin: '' }
}

/** Like `toInviteForm`, with the remaining uses, for the guest's card. */
function toGuestForm(invite: InviteAnswer, values: InviteValues): Omit<InviteForm, 'until'> {
  const { usesAllowed } = values.restriction
  const left = usesAllowed === null ? null : Math.max(0, usesAllowed - usesSpent(invite))
  return toInviteForm(invite, { ...values, restriction: { ...values.restriction, usesAllowed: left } })
}

/** The number of uses that were made. */
const usesSpent = ({ AccessCount, UsesLeft }: InviteAnswer): number => (AccessCount === null ? 0 : AccessCount - (UsesLeft ?? 0))

/** The problems that prevent saving. `now` is in the property's time. */
export function inviteValueProblems(invite: InviteAnswer, values: InviteValues, now: LocalMoment): Partial<Record<InviteField, InviteProblem>> {
  const { usesAllowed } = values.restriction
  const isSpent = usesAllowed !== null && usesAllowed <= usesSpent(invite)
  return { ...(isSpent && { restriction: 'usesSpent' as const }), ...inviteProblems(toInviteForm(invite, values), now) }
}

/** The request that saves the change. An unchanged start or end is sent unchanged. */
export function toUpdateInvite(invite: InviteAnswer, { name, description, ports, restriction }: InviteValues, version: number, isGuestTold: boolean): UpdateInvite {
  const { TimeZone } = invite
  const loaded = periodOf(invite)
  const { windows, validFrom, validUntil, usesAllowed } = restriction
  return {
    ID: invite.ID,
    Version: version,
    InviteName: name.trim(),
    Description: description.trim(),
    Ports: ports,
    StartDate: isSame(validFrom, loaded.validFrom) ? invite.StartDate : startOfPeriod(validFrom, TimeZone),
    EndDate: isSame(validUntil, loaded.validUntil) ? invite.EndDate : endOfPeriod(validUntil, TimeZone),
    Windows: windows && toWindowRecords(windows),
    AccessCount: usesAllowed,
    IsGuestTold: isGuestTold,
  }
}

const isSame = (one: LocalMoment | null, other: LocalMoment | null): boolean => one?.date === other?.date && one?.minute === other?.minute

type InvitePart = OwnInvitePart | RestrictionClause
type InviteProblems = Partial<Record<InviteField, InviteProblem>>
type InviteEditing = RecordEditing<InviteValues, InvitePart, InviteProblems, ResponseOf<typeof endpoints.updateInvite>>

interface AboutInvite {
  invite: InviteAnswer
  /** The current time in milliseconds on the server's clock. */
  now: number
  isGuestTold: boolean
}

function inviteKind({ invite, now, isGuestTold }: AboutInvite) {
  return {
    name: `invite:${invite.ID}`,
    parts: inviteParts,
    valuesOf: toInviteValues,
    check: (values) => inviteValueProblems(invite, values, localMomentAt(invite.TimeZone, now)),
    toPayload: ({ version, values }) => toUpdateInvite(invite, values, version, isGuestTold),
  } satisfies RecordKind<InviteAnswer, InviteValues, InvitePart, InviteProblems>
}
