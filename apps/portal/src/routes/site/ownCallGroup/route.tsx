import { resolveLanding } from '@portal/domain'
import { ButtonLink, Card, DescriptionList, Grid, Heading, Icon, type IconComponent, PageHeader, Stack, Text, useCallTexts } from '@portal/ui'
import { DoorOpen, KeyRound, Lock, Phone, PhoneCall } from 'lucide-react'
import type { SyntheticEvent } from 'react'
import { redirect, useLocation, useRevalidator } from 'react-router-dom'
import { styled } from 'styled-components'
import { attempt } from '#portal/app/attempt.ts'
import { paths } from '#portal/app/paths.ts'
import { phoneHref } from '#portal/app/phoneHref.ts'
import { usePortal } from '#portal/app/PortalContext.tsx'
import { askNow } from '#portal/app/asking.tsx'
import { keepWhileOpening } from '#portal/app/useOpenInAddress.ts'
import { useUnsavedChanges } from '#portal/app/useUnsavedChanges.tsx'
import { callGroupKind, type CallGroupRecord, callWorldOf } from '#portal/calls/callGroupRecord.ts'
import { CallHoursCard } from '#portal/calls/CallHoursCard.tsx'
import { CallPlanEditor } from '#portal/calls/CallPlanEditor.tsx'
import { InvitationsCard } from '#portal/calls/InvitationsCard.tsx'
import { PlanNoticeCheck } from '#portal/calls/NoticeCheck.tsx'
import { useCallGroupEdit, useCallGroupWords } from '#portal/calls/callGroupEdit.ts'
import { useCallPeople } from '#portal/calls/useCallPeople.ts'
import { useEndsHere } from '#portal/calls/useEndsHere.tsx'
import { hoursParam, useHoursDialog } from '#portal/calls/useHoursDialog.tsx'
import { visitorCallsQuestion } from '#portal/calls/visitorCalls/useCallPresses.ts'
import { VisitorCallsCard } from '#portal/calls/visitorCalls/VisitorCallsCard.tsx'
import { ConflictDialog } from '#portal/forms/ConflictDialog.tsx'
import { DraftNotice } from '#portal/forms/DraftNotice.tsx'
import { editMessages } from '#portal/forms/edit.messages.ts'
import { PageReceipt } from '#portal/forms/PageReceipt.tsx'
import { PageForm, SaveBar } from '#portal/forms/SaveBar.tsx'
import { SaveFailure } from '#portal/forms/SaveFailure.tsx'
import { ownCallGroupMessages } from './messages.ts'
import { pageScreen } from '#portal/app/pageScreen.tsx'
import { useShowSaved } from '#portal/forms/useRecordEdit.ts'
import { useFormats, useFormatsList } from '#portal/i18n/useFormats.ts'

/** The pages on which user types 2 and 9 land: only their own call group (specification §2). */
export const route = pageScreen({
  async load({ portal, api, signal, details, page }): Promise<OwnCallGroupPageProps> {
    const own = await details
    // Users who land on another page have no call group of their own.
    if (resolveLanding(own) !== page) throw redirect(paths.root)
    // The calls are above the group, so they load first; if they came later, they would move the group under the user's finger.
    const [{ CallGroup: group }] = await Promise.all([api.getCallGroup({ callgroupId: Number(own.callgroupId) }, { signal }), attempt(askNow(portal, visitorCallsQuestion))])
    return { group, person: { name: own.Name, email: own.Email }, now: api.serverNow() }
  },
  shouldRevalidate: keepWhileOpening(hoursParam),
  words: ownCallGroupMessages,
  head: (t) => ({ title: t.title, failed: t.failed }),
  keyOf: ({ group }) => group.ID,
  Page: OwnCallGroupPage,
})

interface OwnCallGroupPageProps {
  group: CallGroupRecord
  /** The signed-in user. */
  person: { name: string; email: string }
  /** The current time in milliseconds on the server's clock. */
  now: number
}

/** The page of a manager of one call group: who gets called, and invitations. */
function OwnCallGroupPage({ group, person, now }: OwnCallGroupPageProps) {
  const t = ownCallGroupMessages.useWords()
  const e = editMessages.useWords()
  const list = useFormatsList()
  const texts = useCallTexts()
  const formats = useFormats(group.TimeZone)
  const { pathname } = useLocation()
  const { revalidate } = useRevalidator()
  const editing = useCallGroupEdit(group)
  const people = useCallPeople(group, editing.edit.values.plan)
  const words = useCallGroupWords(people.people)
  const { itemsFor, hoursOf } = useHoursDialog(undefined, true)
  const endsHere = useEndsHere(group, editing, people, now)
  useShowSaved(editing, words, { recordOf: ({ CallGroup }) => CallGroup, valuesOf: callGroupKind(group.ID).valuesOf, pathOf: () => pathname })
  const { changed, failure, saved, isSaving, isRestored, edit } = editing
  const names = list(changed.map((field) => words.nameOf(field)))
  const question = useUnsavedChanges(changed.length > 0 && saved === null && !isSaving, e.draftWaits({ fields: names }))
  const stations = group.Stations.length === 0 ? t.noStation : list(group.Stations.map(({ Name }) => Name))
  const reach = texts.reach(edit.values.plan, { ...callWorldOf(group, now), people: people.people }, group.Stations[0]?.Name)

  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    endsHere.save()
  }
  return (
    <Stack gap={5}>
      <PageForm noValidate onSubmit={submit}>
        <PageHeader title={t.title} facts={(group.IsVideo ? t.video : t.voice)({ group: group.Name, stations })} />
        {changed.length === 0 && <PageReceipt version={group.Version} />}
        {isRestored && <DraftNotice onDiscard={editing.discard} />}
        <Heading level={2}>{reach.sentence}</Heading>
        <VisitorCallsCard formats={formats} />
        {failure && !isSaving && <SaveFailure failure={failure} isNew={false} lookHref={pathname} />}
        <CallPlanEditor group={group} editing={editing} people={people} now={now} itemsFor={itemsFor} side={<DuringCallCard isVideo={group.IsVideo} />} />
        <PlanNoticeCheck group={group} editing={editing} hoursOf={hoursOf} />
        <SaveBar
          fact={changed.length === 0 ? t.unchanged : `${e.changes({ count: changed.length })} ${names}`}
          saveLabel={t.save}
          cancel={{ label: t.discard, onCancel: editing.discard, disabled: changed.length === 0 }}
          isSaving={isSaving}
        />
      </PageForm>
      {group.IsVideo && <InvitationsCard callGroupId={group.ID} timeZone={group.TimeZone} onDone={() => void revalidate()} />}
      <Grid minColumn="420px">
        <CallHoursCard />
        <SignInCard {...person} />
        <HelpCard />
      </Grid>
      <ConflictDialog editing={editing} words={words} />
      {endsHere.question}
      {question}
    </Stack>
  )
}

/** Explains what to do during a call, and what others set. */
function DuringCallCard({ isVideo }: { isVideo: boolean }) {
  const t = ownCallGroupMessages.useWords()
  return (
    <Card title={t.duringCall}>
      <Stack as="ul" gap={3}>
        <Line icon={PhoneCall}>{isVideo ? t.videoTalk : t.voiceTalk}</Line>
        <Line icon={DoorOpen}>{isVideo ? t.videoOpen : t.voiceOpen}</Line>
        <Line icon={Lock} isMuted>
          {t.byProperty}
        </Line>
      </Stack>
    </Card>
  )
}

function Line({ icon, isMuted, children }: { icon: IconComponent; isMuted?: boolean; children: string }) {
  return (
    <Item data-muted={isMuted || undefined}>
      <Icon icon={icon} />
      <span>{children}</span>
    </Item>
  )
}

const Item = styled.li`
  display: flex;
  gap: var(--portal-space-2);

  > svg {
    margin-block-start: var(--portal-space-0-5);
    color: var(--portal-text-muted);
  }
  &[data-muted] {
    color: var(--portal-text-muted);
  }
`

function HelpCard() {
  const t = ownCallGroupMessages.useWords()
  const { supportPhone } = usePortal().config
  return (
    <Card title={t.help}>
      <Stack gap={3} align="flex-start">
        <Text>{t.helpText}</Text>
        <ButtonLink icon={Phone} href={phoneHref(supportPhone)}>
          {t.callSupport({ phone: supportPhone })}
        </ButtonLink>
      </Stack>
    </Card>
  )
}

/** Shows the signed-in user, with a link to a new password. Log out is in the account menu. */
function SignInCard({ name, email }: { name: string; email: string }) {
  const t = ownCallGroupMessages.useWords()
  return (
    <Card title={t.signIn}>
      <Stack gap={3} align="flex-start">
        <DescriptionList
          items={[
            { term: t.name, value: name },
            { term: t.email, value: email },
          ]}
        />
        <ButtonLink href={paths.myAccount} icon={KeyRound}>
          {t.changePassword}
        </ButtonLink>
        <Text size="small" tone="muted">
          {t.changePasswordHelp}
        </Text>
      </Stack>
    </Card>
  )
}
