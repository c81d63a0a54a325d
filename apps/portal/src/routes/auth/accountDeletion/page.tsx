import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { guard } from '#portal/app/guard.ts'
import { usePortal } from '#portal/app/PortalContext.tsx'
import type { PublicPage } from '#portal/app/PublicPage.ts'
import { refusalMessage, type RefusalMessage } from '#portal/app/refusalMessage.ts'
import { useSending } from '#portal/app/useSending.ts'
import { UsernameRequestPage } from '#portal/usernameRequest/UsernameRequestPage.tsx'
import { useUsernameRequest } from '#portal/usernameRequest/useUsernameRequest.ts'
import { DeletionLinkPage } from './DeletionLinkPage.tsx'
import { accountDeletionMessages } from './messages.ts'

export type Deletion = ResponseOf<typeof endpoints.getAccountDeletion>

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
  return <DeletionLinkPage deletion={shown} refusal={refusal} isSending={isSending} onDelete={() => send('delete')} onKeep={() => send('keep')} />
}
