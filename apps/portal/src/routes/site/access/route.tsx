import { useStore } from '@nanostores/react'
import { ButtonLink, Card, EmptyState, PageColumns, PageHeader, PrecedenceLegend, type Crumb } from '@portal/ui'
import { useLoaderData } from 'react-router-dom'
import { askAccessAhead, type ExplainSubject } from '#portal/access/accessQuestion.ts'
import { ExplainPanel } from '#portal/access/ExplainPanel.tsx'
import { groupPath, invitePath, paths, userPath } from '#portal/app/paths.ts'
import type { Portal } from '#portal/app/Portal.ts'
import type { ScreenRoute } from '#portal/app/ScreenRoute.ts'
import { signedIn } from '#portal/app/signedIn.ts'
import { readSubject } from './readSubject.ts'
import { canTheyGetInMessages } from './messages.ts'

/** `/site/access`: "Can they get in?" about the subject in the address. */
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
  /** Null: no subject in the address. */
  subject: ExplainSubject | null
}

function CanTheyGetInScreen() {
  const t = useStore(canTheyGetInMessages)
  const { subject } = useLoaderData<LoaderData>()
  const legend = (
    <Card title={t.legend}>
      <PrecedenceLegend />
    </Card>
  )
  return (
    <>
      <PageHeader title={t.title} breadcrumb={subject ? wayBack(subject, t) : []} facts={t.facts} />
      <PageColumns side={legend}>{subject ? <ExplainPanel key={keyOf(subject)} about={subject} /> : <NobodyYet />}</PageColumns>
    </>
  )
}

type Words = NonNullable<(typeof canTheyGetInMessages)['value']>

/** Breadcrumb to the page where the question was asked. */
function wayBack(subject: ExplainSubject, t: Words): Crumb[] {
  if ('UserID' in subject) return [{ label: t.people, href: paths.users }, { label: t.person, href: userPath(subject.UserID) }]
  if ('UserGroupID' in subject) return [{ label: t.groups, href: paths.groups }, { label: t.group, href: groupPath(subject.UserGroupID) }]
  if ('InviteID' in subject) return [{ label: t.invitesList, href: paths.invites }, { label: t.invite, href: invitePath(subject.InviteID) }]
  return 'EventID' in subject ? [{ label: t.dashboard, href: paths.dashboard }] : [{ label: t.people, href: paths.users }, { label: t.codes, href: paths.codes }]
}

const keyOf = (subject: ExplainSubject): string => JSON.stringify(subject)

function NobodyYet() {
  const t = useStore(canTheyGetInMessages)
  return (
    <Card padding="none">
      <EmptyState
        title={t.nobody}
        actions={
          <>
            <ButtonLink href={paths.users}>{t.users}</ButtonLink>
            <ButtonLink href={paths.invites}>{t.invites}</ButtonLink>
          </>
        }
      />
    </Card>
  )
}
