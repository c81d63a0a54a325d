import { useStore } from '@nanostores/react'
import { type RecurringInviteView, type TemporaryInviteView, describeWeek, inviteOpening } from '@portal/domain'
import { BrandMark, Card, Heading, InviteCard, RecurringInviteCard, Stack, Text } from '@portal/ui'
import { useId } from 'react'
import { styled } from 'styled-components'
import { portsOfAll, type Location } from '#portal/access/places.ts'
import { usePortal } from '#portal/app/PortalContext.tsx'
import { formattingLocale, locale } from '#portal/i18n/catalogue.ts'
import { useFormatsList } from '#portal/i18n/useFormats.ts'
import { inviteTimes, type InviteForm } from '../newInvite/inviteForm.ts'
import { editInviteMessages } from './messages.ts'

export interface InvitePreviewProps {
  form: Omit<InviteForm, 'until'>
  places: Location[]
  sender: string
  /** The current time in milliseconds on the server's clock. */
  now: number
  timeZone: string
}

/** Previews the guest's card while the invite is edited; nothing in it can be pressed. */
export function InvitePreview({ form, places, sender, now, timeZone }: InvitePreviewProps) {
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
