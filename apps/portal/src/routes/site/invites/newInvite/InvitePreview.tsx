import { useStore } from '@nanostores/react'
import { type RecurringInviteView, type TemporaryInviteView, describeWeek, endInstant, inviteOpening, startInstant } from '@portal/domain'
import { BrandMark, Card, Heading, InviteCard, RecurringInviteCard, Stack, Text } from '@portal/ui'
import { useId } from 'react'
import { styled } from 'styled-components'
import { portsOfAll, type Location } from '#portal/access/places.ts'
import { usePortal } from '#portal/app/PortalContext.tsx'
import { formattingLocale, locale } from '#portal/i18n/catalogue.ts'
import { useFormatsList } from '#portal/i18n/useFormats.ts'
import type { InviteForm } from './inviteForm.ts'
import { newInviteMessages } from './messages.ts'

export interface InvitePreviewProps {
  form: InviteForm
  places: Location[]
  sender: string
  /** Milliseconds on the server's clock. */
  now: number
  timeZone: string
  /** Stands in the code's place where the invite was made already. */
  awaits?: string | undefined
}

/** The guest's own card while it is made; nothing in it can be pressed. */
export function InvitePreview({ form, places, sender, now, timeZone, awaits }: InvitePreviewProps) {
  const t = useStore(newInviteMessages)
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
        {form.kind === 'PIN' ? <PinMail view={view} /> : <KeyCard view={view} now={now} awaits={awaits} />}
      </Frame>
      <Text size="small" tone="muted">
        {t.preview}
      </Text>
    </Stack>
  )
}

function KeyCard({ view, now, awaits }: { view: RecurringInviteView | TemporaryInviteView; now: number; awaits: string | undefined }) {
  const t = useStore(newInviteMessages)
  const setting = { clock: () => now }
  if (view.kind === 'recurring') return <RecurringInviteCard view={view} {...setting} onGenerate={() => {}} />
  return <InviteCard view={view} {...setting} awaits={awaits ?? t.previewTemporary} />
}

function PinMail({ view }: { view: TemporaryInviteView | RecurringInviteView }) {
  const t = useStore(newInviteMessages)
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
  /** Of the chosen doors. */
  names: readonly string[]
  sender: string
  /** Milliseconds on the server's clock. */
  now: number
  timeZone: string
  /** BCP 47. */
  locale: string
}

/** The guest's view of what stands in the form, without a code. */
function toPreview(form: InviteForm, { names, sender, now, timeZone, locale }: PreviewFacts): RecurringInviteView | TemporaryInviteView {
  const { windows, validFrom, validUntil, usesAllowed } = form.restriction
  const startsAt = validFrom && startInstant(timeZone, validFrom)
  const endsAt = validUntil && endInstant(timeZone, validUntil)
  const opening = inviteOpening({ windows: windows ?? null, timeZone }, now)
  const facts = {
    id: 'preview',
    name: form.name.trim() === '' ? '…' : form.name,
    sentBy: sender,
    statusWord: startsAt !== null && startsAt > now ? ('startsLater' as const) : ('validNow' as const),
    startsAt: startsAt === null ? null : new Date(startsAt).toISOString(),
    endsAt: endsAt === null ? null : new Date(endsAt).toISOString(),
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
