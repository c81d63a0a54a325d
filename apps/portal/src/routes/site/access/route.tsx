import { Card, ComboboxField, PageHeader, Stack, Text, TextLink, type Crumb } from '@portal/ui'
import { useState } from 'react'
import { useLoaderData, useNavigate } from 'react-router-dom'
import { accessQuestion, askAccessAhead, type ExplainSubject } from '#portal/access/accessQuestion.ts'
import { PrecedenceCard } from '#portal/access/PrecedenceCard.tsx'
import { ExplainPanel } from '#portal/access/ExplainPanel.tsx'
import { canTheyGetInPath, groupPath, invitePath, paths, userPath } from '#portal/app/paths.ts'
import type { Portal, ScreenRoute } from '#portal/app/Portal.ts'
import { signedIn } from '#portal/app/signedIn.ts'
import { typingPause, useAsk, useQuestion } from '#portal/app/asking.tsx'
import { canTheyGetInMessages } from './messages.ts'

/** The page `/site/access`: "Can they get in?" about the subject in the address. */
export function route(portal: Portal): ScreenRoute {
  return {
    loader: signedIn(portal, (_details, { request }): LoaderData => {
      const subject = readSubject(new URL(request.url).searchParams)
      if (subject) askAccessAhead(portal, subject)
      return { subject }
    }),
    Component: CanTheyGetInScreen,
  }
}

interface LoaderData {
  /** The subject; null if the address has none. */
  subject: ExplainSubject | null
}

function CanTheyGetInScreen() {
  const t = canTheyGetInMessages.useWords()
  const { subject } = useLoaderData<LoaderData>()
  return (
    <>
      {subject ? <HeaderAbout subject={subject} /> : <PageHeader title={t.title} facts={t.facts} />}
      <Stack gap={4}>
        {subject ? <ExplainPanel key={keyOf(subject)} about={subject} /> : <WhoCard />}
        <PrecedenceCard />
      </Stack>
    </>
  )
}

/** The header with the way back to the subject. Its name is in the answer to the first question. */
function HeaderAbout({ subject }: { subject: ExplainSubject }) {
  const t = canTheyGetInMessages.useWords()
  const { answer } = useQuestion(accessQuestion(subject))
  return <PageHeader title={t.title} breadcrumb={wayBack(subject, answer?.Who, t)} facts={t.facts} />
}

type Words = NonNullable<(typeof canTheyGetInMessages)['value']>

/** The breadcrumb to the page from which the question was asked. */
function wayBack(subject: ExplainSubject, name: string | undefined, t: Words): Crumb[] {
  if ('UserID' in subject) return [{ label: t.people, href: paths.users }, { label: name ?? t.person, href: userPath(subject.UserID) }]
  if ('UserGroupID' in subject) return [{ label: t.groups, href: paths.groups }, { label: name ?? t.group, href: groupPath(subject.UserGroupID) }]
  if ('InviteID' in subject) return [{ label: t.invitesList, href: paths.invites }, { label: name ?? t.invite, href: invitePath(subject.InviteID) }]
  return 'EventID' in subject ? [{ label: t.dashboard, href: paths.dashboard }] : [{ label: t.people, href: paths.users }, { label: t.codes, href: paths.codes }]
}

const keyOf = (subject: ExplainSubject): string => JSON.stringify(subject)

/** Asks for the user if the address has no subject. */
function WhoCard() {
  const t = canTheyGetInMessages.useWords()
  const navigate = useNavigate()
  const [search, setSearch] = useState('')
  const { answer, failure, isLoading } = useAsk(`people:${search}`, async (api, signal) => (await api.getUserTierUserList({ searchText: search, count: 20 }, { signal })).Users, { after: typingPause })
  return (
    <Card title={t.who}>
      <Stack gap={4}>
        <ComboboxField
          label={t.user}
          placeholder={t.find}
          options={(answer ?? []).map(({ ID, Name, Unit }) => ({ value: String(ID), label: Name, ...(Unit && { fact: Unit }) }))}
          value=""
          isBusy={isLoading}
          error={failure ? t.searchFailed : undefined}
          onSearchChange={(typed) => setSearch(typed.search)}
          onValueChange={({ value }) => value !== '' && void navigate(canTheyGetInPath({ user: Number(value) }))}
        />
        <Text tone="muted">
          {t.others} <TextLink href={paths.invites}>{t.invitesList}</TextLink>, <TextLink href={paths.groups}>{t.groups}</TextLink>, <TextLink href={paths.codes}>{t.codes}</TextLink>
        </Text>
      </Stack>
    </Card>
  )
}

/** Reads the subject from an address of `canTheyGetInPath`; null without one. */
export function readSubject(query: URLSearchParams): ExplainSubject | null {
  const id = (name: string): number | null => {
    const value = Number(query.get(name) ?? Number.NaN)
    return Number.isInteger(value) && value > 0 ? value : null
  }
  const [user, group, code, event] = [id('user'), id('group'), id('code'), id('event')]
  if (user !== null) return { UserID: user }
  if (group !== null) return { UserGroupID: group }
  if (code !== null) return { AccessCodeID: code }
  if (event !== null) return { EventID: event }
  const invite = query.get('invite')
  return invite ? { InviteID: invite.slice(0, 64) } : null
}
