import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { Button, ButtonLink, Heading, InlineAlert, Stack, StatusPage, type StatusPageProps } from '@portal/ui'
import { CalendarClock, CircleCheck, CircleSlash, Link2Off, UserX } from 'lucide-react'
import type { ReactNode } from 'react'
import { guard } from '#portal/app/guard.ts'
import { usePortal } from '#portal/app/PortalContext.tsx'
import type { PublicPage } from '#portal/app/PublicPage.ts'
import { publicPaths } from '#portal/app/publicPaths.ts'
import { PublicPanel } from '#portal/app/PublicPanel.tsx'
import { PublicScreen } from '#portal/app/PublicScreen.tsx'
import { refusalMessage, type RefusalMessage } from '#portal/app/refusalMessage.ts'
import { useSending } from '#portal/app/useSending.ts'
import { useFormats } from '#portal/i18n/useFormats.ts'
import { PlanLines } from '#portal/people/PlanLines.ts'
import { usePlanLines } from '#portal/people/usePlanLines.ts'
import { UsernameRequestPage, useUsernameRequest } from '#portal/usernameRequest/UsernameRequestPage.tsx'
import { accountDeletionMessages } from './messages.ts'

type Deletion = ResponseOf<typeof endpoints.getAccountDeletion>

/** The deletion that a mailed link is about; null for the form that requests the link. */
type DeletionData = { token: string; deletion: Deletion } | null

/** The page `accountdeletionrequest`: requests a mail. With its `token` it shows what is deleted, what stays, and how to cancel. */
export const accountDeletionPage: PublicPage<DeletionData> = {
  title: 'accountDeletion',
  async load(portal, { url, signal }) {
    guard(portal, { area: 'public', page: 'accountDeletionRequest' })
    const token = url.searchParams.get('token')
    return token ? { token, deletion: await portal.api.getAccountDeletion({ token }, { signal }) } : null
  },
  Component: ({ data }) => (data ? <DeletionLinkScreen {...data} /> : <AskForLinkScreen />),
}

function AskForLinkScreen() {
  const { api } = usePortal()
  const t = accountDeletionMessages.useWords()
  return <UsernameRequestPage texts={t} {...useUsernameRequest((Username) => api.userAccountDelete({ Username }), t.unreachable)} />
}

/** The page of a mailed deletion link: the question, the waiting time with a cancel button, or the result. */
function DeletionLinkScreen({ token, deletion }: NonNullable<DeletionData>) {
  const { api } = usePortal()
  const { send, isSending, answer } = useSending(async (wish: 'delete' | 'keep'): Promise<{ wish: typeof wish; deletion: Deletion } | { wish: typeof wish; refusal: RefusalMessage }> => {
    try {
      return { wish, deletion: await (wish === 'delete' ? api.confirmAccountDeletion({ token }) : api.withdrawAccountDeletion({ token })) }
    } catch (error) {
      return { wish, refusal: refusalMessage(error) }
    }
  })
  const [shown, refusal] = [answer && 'deletion' in answer ? answer.deletion : deletion, answer && 'refusal' in answer ? answer.refusal : null]
  const page = { deletion: shown, refusal, isSending, onDelete: () => send('delete'), onKeep: () => send('keep') }
  return shown.State === 'asked' ? <Question {...page} /> : <PublicScreen placement="low"><Outcome {...page} /></PublicScreen>
}

interface DeletionProps {
  deletion: Deletion
  /** The refusal of the last attempt; null before the first one, or after success. */
  refusal: RefusalMessage | null
  isSending: boolean
  onDelete: () => void
  onKeep: () => void
}

function Question({ deletion, refusal, isSending, onDelete, onKeep }: DeletionProps) {
  const t = accountDeletionMessages.useWords()
  const account = deletion.AccountName
  const isBlocking = ({ Code }: { Code: string }) => Code === 'LAST_ADMINISTRATOR'
  const { lineOf, warningOf } = usePlanLines({ isOwn: true })
  const problem = useProblem(refusal)
  return (
    <PublicPanel isWide title={t.ask} intro={t.whose({ name: deletion.Name, account })}>
      <Part title={t.goes}>
        {deletion.Lines.length === 0 ? <li>{t.nothingGoes}</li> : deletion.Lines.map(lineOf).map((line) => <li key={line}>{line}</li>)}
        <li>{t.erased}</li>
      </Part>
      <Part title={t.stays}>
        <li>{t.invoices({ account })}</li>
        <li>{t.log}</li>
        <li>{t.usernameStays}</li>
      </Part>
      {deletion.Warnings.map((warning) => (
        <InlineAlert key={warningOf(warning)} tone={isBlocking(warning) ? 'danger' : 'warning'}>
          {isBlocking(warning) ? t.lastAdministrator({ account }) : warningOf(warning)}
        </InlineAlert>
      ))}
      {deletion.IsAllowed && <InlineAlert tone="info">{t.waits({ count: deletion.WaitDays })}</InlineAlert>}
      <Stack gap={2}>
        {problem}
        {deletion.IsAllowed && (
          <Button variant="danger" size="form" isFullWidth isBusy={isSending} onClick={onDelete}>
            {t.confirm}
          </Button>
        )}
        <Button size="form" isFullWidth disabled={isSending} onClick={onKeep}>
          {t.keep}
        </Button>
      </Stack>
    </PublicPanel>
  )
}

function Outcome({ deletion, refusal, isSending, onKeep }: DeletionProps) {
  const t = accountDeletionMessages.useWords()
  const { dayAndTime } = useFormats(deletion.TimeZone === '' ? 'UTC' : deletion.TimeZone)
  const problem = useProblem(refusal)
  const { AccountName: account, DueAt, EndedBy: by, Reason: reason, State } = deletion
  const login = <ButtonLink size="form" isFullWidth href={publicPaths.login}>{t.backToLogin}</ButtonLink>
  const again = <ButtonLink variant="primary" size="form" isFullWidth href={publicPaths.accountDeletionRequest}>{t.newLink}</ButtonLink>
  if (State === 'waiting' || State === 'due') {
    return (
      <StatusPage
        icon={CalendarClock}
        tone="warning"
        title={t.waitingTitle}
        sentence={t.waitingText({ moment: DueAt === null ? '' : dayAndTime(DueAt) })}
        actions={
          <>
            {problem}
            <Button variant="primary" size="form" isFullWidth isBusy={isSending} onClick={onKeep}>
              {t.keep}
            </Button>
            {login}
          </>
        }
      />
    )
  }
  const said: Record<Exclude<Deletion['State'], 'asked' | 'waiting' | 'due'>, StatusPageProps> = {
    withdrawn: { icon: CircleCheck, tone: 'success', title: t.withdrawnTitle, sentence: t.withdrawnText, actions: login },
    refused: { icon: CircleSlash, tone: 'warning', title: t.refusedTitle, sentence: t.refusedText({ by, reason }), actions: login },
    blocked: { icon: CircleSlash, tone: 'warning', title: t.refusedTitle, sentence: t.blockedText({ account }), actions: login },
    deleted: { icon: UserX, tone: 'success', title: t.deletedTitle, sentence: t.deletedText },
    lapsed: { icon: Link2Off, tone: 'warning', title: t.lapsedTitle, sentence: t.lapsedText, actions: <>{again}{login}</> },
    invalid: { icon: Link2Off, tone: 'warning', title: t.invalidTitle, sentence: t.invalidText, actions: <>{again}{login}</> },
  }
  return State === 'asked' ? null : <StatusPage {...said[State]} />
}

/** Why nothing happened; screen readers announce it at once. */
function useProblem(refusal: RefusalMessage | null) {
  const t = accountDeletionMessages.useWords()
  return <div role="alert">{refusal && <InlineAlert tone="danger">{refusal.kind === 'service' ? refusal.message : t.unreachable}</InlineAlert>}</div>
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack gap={1}>
      <Heading level={2}>{title}</Heading>
      <PlanLines>{children}</PlanLines>
    </Stack>
  )
}
