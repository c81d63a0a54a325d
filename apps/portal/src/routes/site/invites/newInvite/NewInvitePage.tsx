import { describeInvite, guestTime, localDateAt, showHomePhone, recipientWay } from '@portal/domain'
import { Card, Disclosure, PageColumns, PageHeader, Stack, Text, FilteredTextArea, FilteredTextField, Grid, RadioGroup, SelectField } from '@portal/ui'
import { useId, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { styled } from 'styled-components'
import { locationOfPort, placesOfProperty, portsOfAll, propertyIdOf, zoneOf, type Location } from '#portal/access/places.ts'
import { PageForm, SaveBar } from '#portal/forms/SaveBar.tsx'
import { SaveFailure } from '#portal/forms/SaveFailure.tsx'
import { usePortal } from '#portal/app/PortalContext.tsx'
import { unsavedMessages } from '#portal/app/unsaved.messages.ts'
import { useUnsavedChanges } from '#portal/app/useUnsavedChanges.tsx'
import { useViewerTimeZone } from '#portal/app/useViewerTimeZone.ts'
import { focusFirstInvalid } from '#portal/forms/focusFirstInvalid.ts'
import { DraftNotice } from '#portal/forms/DraftNotice.tsx'
import { newRecord } from '#portal/forms/recordKind.ts'
import { useRecordEdit, useSaved } from '#portal/forms/useRecordEdit.ts'
import { useLocaleTag, locale } from '#portal/i18n/catalogue.ts'
import { useFormatsList } from '#portal/i18n/useFormats.ts'
import { DoorFields } from '../DoorFields.tsx'
import { keepMade, madeState } from '../madeInvite.ts'
import { useInvitesHome } from '../useInvitesHome.ts'
import { emptyInvite, inviteTimes, untilChoicesWithin, withinHours, newInviteKind, type AboutNewInvite, type CreatedInvite, type InviteField, type InviteForm, type NewInviteEditing, inviteKinds } from './inviteForm.ts'
import { newInviteMessages } from './messages.ts'
import { UntilFields } from './UntilFields.tsx'
import { WhoFields, type RecentGuest } from './WhoFields.tsx'
import { useStore } from '@nanostores/react'
import { RestrictionColumn, type RestrictionFormProps } from '#portal/access/RestrictionForm.tsx'
import { languages } from '#portal/app/LanguageChoice.tsx'

export interface NewInvitePageProps {
  places: Location[]
  /** The guests of the signed-in user's last invites, newest first. */
  recent: RecentGuest[]
  /** The name of the signed-in user. */
  sender: string
  /** The current time in milliseconds on the server's clock. */
  now: number
  /** The number of hours that an invite of a resident may last; omitted for administrators. */
  hours?: number
}

/** The form for an invite: three questions, and one sentence that says what the invite opens and when. Other fields are under "More options". */
export function NewInvitePage({ places, recent, sender, now, hours }: NewInvitePageProps) {
  const t = newInviteMessages.useWords()
  const { waits } = unsavedMessages.useWords()
  const isOwn = hours !== undefined
  const { crumb, pathOf } = useInvitesHome(isOwn)
  const tag = useLocaleTag()
  const { drafts } = usePortal()
  const navigate = useNavigate()
  const formId = useId()
  const formElement = useRef<HTMLFormElement>(null)
  const [search] = useSearchParams()
  const remembered = recent[0]?.ports ?? []
  const [empty] = useState(() => {
    // All doors are chosen for residents, because they have few doors and a guest mostly needs all of them.
    const ports = remembered.length > 0 || !places[0] || !isOwn ? remembered : portsOfAll(placesOfProperty(places, propertyIdOf(places[0]))).map(({ PortID }) => PortID)
    const zone = zoneOf(places, ports[0])
    return withinHours(emptyInvite(ports, localDateAt(zone, now), Object.fromEntries(search)), { timeZone: zone, now, hours })
  })
  const aboutOf = (form: InviteForm): AboutNewInvite => ({ timeZone: zoneOf(places, form.ports[0]), now, hours })
  const editing: NewInviteEditing = useRecordEdit({ ...newRecord, form: empty }, newInviteKind(aboutOf), (api, { kind, payload }): Promise<CreatedInvite> => {
    if (isOwn) return api.createQRInvite({ ...payload, InviteType: 'Temporary' })
    return kind === 'PIN' ? api.createPinInvite(payload) : api.createQRInvite(payload)
  })
  const { problems, problemCount, failure, saved, isSaving, isRestored, change, discard } = editing
  const { values: form } = editing.edit
  const timeZone = zoneOf(places, form.ports[0])
  const question = useUnsavedChanges(editing.changed.length > 0 && !isSaving && saved === null, waits)
  const [open, setOpen] = useState({ doors: form.ports.length === 0, more: false })
  const isChoosing = open.doors || problems.ports !== undefined
  const unreadable = useRef({ until: 0, more: 0 })
  const errorOf = (field: InviteField) => problems[field] && t[problems[field]]

  const property = locationOfPort(places, form.ports[0] ?? '') ?? places[0]
  const offered = property ? portsOfAll(placesOfProperty(places, propertyIdOf(property))) : []
  const doors = offered.filter(({ PortID }) => form.ports.includes(PortID)).map(({ Name }) => Name)
  const listOf = useFormatsList()
  const options = { locale: tag, timeZone, viewerTimeZone: useViewerTimeZone(), now }
  const sentence = doors.length === 0 ? '' : describeInvite({ ...inviteTimes(form.restriction, timeZone), doors }, options)
  const isRemembered = remembered.length > 0 && form.ports === empty.ports

  useSaved(editing, ({ answer, edit }) => {
    const { ID, Link, Pin, IsMailed } = answer
    keepMade(drafts, ID, { Link, Pin, IsMailed, recipient: showHomePhone(edit.values.recipient) })
    void navigate(pathOf(ID), { replace: true, state: madeState })
  })

  const report = (part: 'until' | 'more') => (fields: number) => {
    unreadable.current[part] = fields
    editing.setUnreadable(unreadable.current.until + unreadable.current.more)
  }
  const send = () => {
    if (!editing.save() && formElement.current) focusFirstInvalid(formElement.current)
  }

  return (
    <PageForm
      id={formId}
      ref={formElement}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <PageHeader title={isOwn ? t.ownTitle : t.title} breadcrumb={[crumb]} facts={isOwn ? t.ownFacts({ time: guestTime(hours, tag) }) : t.facts} />
      <Stack gap={5}>
        {isRestored && <DraftNotice onDiscard={discard} />}
        <PageColumns side={<GuestMessage isOwn={isOwn} form={form} sender={sender} property={property?.PropertyName ?? property?.Name ?? ''} sentence={sentence} />}>
          <Card padding="none">
            <Question>
              <WhoFields form={form} recent={recent.slice(0, 3)} errorOf={errorOf} onChange={change} />
            </Question>
            <Question>
              <UntilFields form={form} choices={untilChoicesWithin(hours)} today={localDateAt(timeZone, now)} problem={problems.restriction} onChange={change} onUnreadable={report('until')} />
            </Question>
            <Question>
              <Disclosure
                isOpen={isChoosing}
                onOpenChange={({ isOpen }) => setOpen({ ...open, doors: isOpen })}
                summary={
                  <Stack as="span" gap={1}>
                    <span>{isChoosing || doors.length === 0 ? t.whichDoors : isOwn && doors.length === offered.length ? t.allDoors : t.doors({ doors: listOf(doors) })}</span>
                    <Text as="span" size="small" tone="muted">
                      {isRemembered && t.sameDoors} {t.chosen({ count: doors.length, all: offered.length })}
                    </Text>
                  </Stack>
                }
              >
                <DoorFields ports={form.ports} places={places} error={errorOf('ports')} onChange={change} />
              </Disclosure>
            </Question>
          </Card>
          {!isOwn && <Disclosure
            isLazy
            isOpen={open.more || problems.pin !== undefined}
            onOpenChange={({ isOpen }) => setOpen({ ...open, more: isOpen })}
            summary={
              <>
                {t.more}{' '}
                <Text as="span" size="small" tone="muted">
                  {t.moreHelp}
                </Text>
              </>
            }
          >
            <MoreFields form={form} errorOf={errorOf} onChange={change} onUnreadable={report('more')} timeZone={timeZone} now={now} />
          </Disclosure>}
        </PageColumns>
        {failure && !isSaving && <SaveFailure failure={failure} title={t.refused} isNew lookHref={crumb.href} />}
      </Stack>
      <SaveBar
        fact={<Text as="span" isStrong aria-live="polite">{sentence === '' ? t.chooseDoors : sentence}</Text>}
        waiting={problemCount > 0 ? t.problems({ count: problemCount }) : null}
        saveLabel={form.recipient.trim() === '' ? t.make : t.send}
        cancel={{ label: t.cancel, href: crumb.href }}
        isSaving={isSaving}
      />
      {question}
    </PageForm>
  )
}

const Question = styled.div`
  padding: var(--portal-space-4);

  & + & {
    border-block-start: 1px solid var(--portal-border-subtle);
  }
  &:has(> details) {
    padding-block: var(--portal-space-1);
  }
`

interface GuestMessageProps {
  isOwn: boolean
  form: InviteForm
  sender: string
  property: string
  /** A sentence about what the invite opens and when; empty while no door is chosen. */
  sentence: string
}

/** The fields for the message to the guest and how it is sent. */
function GuestMessage({ isOwn, form, sender, property, sentence }: GuestMessageProps) {
  const t = newInviteMessages.useWords()
  const isPin = form.kind === 'PIN'
  const to = form.recipient.trim()
  const way = recipientWay(to)
  return (
    <Card title={t.guestGets} foot={<Text size="small" tone="muted">{t.notSentYet}</Text>}>
      <Stack gap={2}>
        <Text size="small" tone="muted">
          <bdi>{way === null ? (isOwn ? t.shareLink : t.share) : t.messageTo[way]({ recipient: to })}</bdi>
        </Text>
        <Text>
          {isPin ? t.sentPin({ sender, property }) : t.sentKey({ sender, property })} {sentence}
        </Text>
        {form.description !== '' && <Text dir="auto">{form.description}</Text>}
        <Text isStrong>{isPin ? t.pinHere : t.linkHere}</Text>
      </Stack>
    </Card>
  )
}

interface MoreFieldsProps extends Pick<RestrictionFormProps, 'onUnreadable' | 'timeZone' | 'now'> {
  form: InviteForm
  errorOf: (field: InviteField) => string | undefined
  onChange: (changed: Partial<InviteForm>) => void
}

/** The fields that few invites need: a note, another kind of key or language, other hours, a limit of uses. */
function MoreFields({ form, errorOf, onChange, ...hours }: MoreFieldsProps) {
  const t = newInviteMessages.useWords()
  const shown = useStore(locale)
  return (
    <Stack gap={5}>
      <Card>
        <Stack gap={5}>
          <RadioGroup
            label={t.kind}
            look="cards"
            value={form.kind}
            options={inviteKinds.map((value) => ({ value, label: t[value], help: t[`${value}Help`] }))}
            onValueChange={({ value }) => onChange({ kind: inviteKinds.find((kind) => kind === value) ?? form.kind })}
          />
          <Grid minColumn="240px" gap={4}>
            {form.kind === 'PIN' && (
              <FilteredTextField
                label={t.pin}
                help={t.pinHelp}
                isOptional
                inputMode="numeric"
                autoComplete="off"
                value={form.pin}
                maxLength={6}
                error={errorOf('pin')}
                onChange={(event) => onChange({ pin: event.currentTarget.value })}
              />
            )}
            <SelectField
              label={t.language}
              value={form.language ?? (shown === 'es' ? 'es' : 'en')}
              options={languages.map(({ code, label }) => ({ value: code, label }))}
              onChange={(event) => onChange({ language: event.currentTarget.value === 'es' ? 'es' : 'en' })}
            />
          </Grid>
          <FilteredTextArea
            label={t.description}
            help={t.descriptionHelp}
            isOptional
            rows={2}
            value={form.description}
            maxLength={500}
            onChange={(event) => onChange({ description: event.currentTarget.value })}
          />
        </Stack>
      </Card>
      <RestrictionColumn value={form.restriction} onChange={(restriction) => onChange({ restriction })} parts={['uses']} {...hours} />
    </Stack>
  )
}
