import { guestTime } from '@portal/domain'
import { ButtonLink, DataTable, EmptyState, InlineAlert, PageHeader, Stack, type TablePlace } from '@portal/ui'
import { UserPlus } from 'lucide-react'
import { zoneOf } from '#portal/access/places.ts'
import { listAddress, pagePart } from '#portal/app/listAddress.ts'
import { pageScreen } from '#portal/app/pageScreen.tsx'
import { paths, guestPath } from '#portal/app/paths.ts'
import { useTimesIn } from '#portal/app/useTimesIn.ts'
import { useLocaleTag } from '#portal/i18n/catalogue.ts'
import { useFormats } from '#portal/i18n/useFormats.ts'
import { inviteColumnMessages } from '#portal/invites/invites.messages.ts'
import type { InvitesAnswer } from '#portal/invites/inviteFacts.ts'
import { useInviteColumns } from '#portal/invites/useInviteColumns.tsx'
import { findObstacle, type GuestRulesAnswer } from './guestRules.ts'
import { guestsMessages } from './messages.ts'

const address = listAddress(paths.guests, { page: pagePart })

/** The page `/site/guests`: the invites that the signed-in resident sent, and how many more are possible. */
export const route = pageScreen({
  right: 'invites.own',
  async load({ api, signal, search }): Promise<GuestsPageProps> {
    const { page } = address.read(search)
    const [invites, rules] = await Promise.all([api.getInvites({ page, count: guestsPageSize }, { signal }), api.getGuestRules({}, { signal })])
    return { invites, rules, page, hrefFor: (next) => address.write({ page: next.page }), now: api.serverNow() }
  },
  words: guestsMessages,
  head: (t) => ({ title: t.title, failed: t.failed, mayNot: t.mayNot }),
  Page: GuestsPage,
  keeps: true,
})

const guestsPageSize = 20

interface GuestsPageProps {
  invites: InvitesAnswer
  rules: GuestRulesAnswer
  page: number
  hrefFor: (place: TablePlace) => string
  /** The current time in milliseconds on the server's clock. */
  now: number
}

/** The minute in which an invite has ended. */
const toFullMinute = (iso: string) => new Date(Math.ceil(Date.parse(iso) / 60_000) * 60_000).toISOString()

/** Lists a resident's invites, newest first, and how many more the account's rules allow. */
function GuestsPage({ invites: { Invites, TotalCount }, rules, page, hrefFor, now }: GuestsPageProps) {
  const t = guestsMessages.useWords()
  const tag = useLocaleTag()
  const { counted } = inviteColumnMessages.useWords()
  const { Rules: { AtOnce: all, Hours }, Left, FreeAt, Locations } = rules
  const timeZone = Invites[0]?.TimeZone ?? zoneOf(Locations)
  const formats = useFormats(timeZone)
  const columns = useInviteColumns({ now: new Date(now).toISOString(), isOfOneSender: true, hrefOf: guestPath }).filter(({ id }) => id !== 'type')
  const obstacle = findObstacle(rules)
  const facts = useTimesIn(t.facts({ left: Left ?? all, all, time: guestTime(Hours, tag) }), timeZone)
  const create = obstacle === null && <ButtonLink href={paths.newGuest} icon={UserPlus} variant="primary">{t.create}</ButtonLink>
  const full = FreeAt === null ? t.obstacles.full : t.fullUntil({ all, count: all - (Left ?? 0), time: formats.dayAndTime(toFullMinute(FreeAt)) })
  const problem = obstacle === 'full' ? full : obstacle && t.obstacles[obstacle]
  if (TotalCount === 0) {
    return (
      <>
        <PageHeader title={t.title} facts={obstacle === null ? facts : undefined} />
        <EmptyState title={obstacle === null ? t.emptyTitle : t.mayNotTitle} actions={create || undefined}>{problem ?? t.emptyText}</EmptyState>
      </>
    )
  }
  return (
    <>
      <PageHeader title={t.title} facts={obstacle === null ? facts : undefined} actions={create || undefined} />
      <Stack gap={4}>
        {problem && <InlineAlert tone="info">{problem}</InlineAlert>}
        <DataTable
          label={t.title}
          columns={columns}
          rows={Invites}
          getRowId={({ ID }) => ID}
          getRowName={({ InviteName }) => InviteName}
          page={{ number: page, size: guestsPageSize, total: TotalCount }}
          hrefFor={hrefFor}
          empty={null}
          labels={{ counted: ({ count }) => counted({ count }) }}
        />
      </Stack>
    </>
  )
}
