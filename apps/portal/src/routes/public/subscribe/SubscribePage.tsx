import type { SubscribeOutcome } from '@portal/domain'
import { AppLinks, ButtonLink, StatusPage, SubscribePanel, type SubscribePanelValues } from '@portal/ui'
import { Link2Off } from 'lucide-react'
import { useState } from 'react'
import { publicPaths } from '#portal/app/publicPaths.ts'
import { usePortal } from '#portal/app/PortalContext.tsx'
import { PublicScreen } from '#portal/app/PublicScreen.tsx'
import type { RefusalMessage } from '#portal/app/refusalMessage.ts'
import { useUnsavedChanges } from '#portal/app/useUnsavedChanges.tsx'
import { newPasswordMessages } from '#portal/i18n/newPassword.messages.ts'
import { subscribeMessages } from './messages.ts'

/** The call group that the user is invited to, from the check of the link. */
export interface SubscribeInvitation {
  CallGroupName: string
  PropertyName: string
  Username: string
  WatchmanPhoneNumber: string
}

export interface SubscribePageProps {
  /** The invitation; null for an invalid link. */
  invitation: SubscribeInvitation | null
  /** Why the link is invalid; may be empty. */
  invalidMessage: string
  outcome: SubscribeOutcome | null
  refusal: RefusalMessage | null
  isSubmitting: boolean
  onSubmit: (entry: { values: SubscribePanelValues }) => void
}

const nothingTyped: SubscribePanelValues = { username: '', password: '', confirm: '' }

export function SubscribePage(props: SubscribePageProps) {
  const t = subscribeMessages.useWords()
  if (props.invitation) return <SubscribeForm {...props} invitation={props.invitation} />
  return (
    <PublicScreen placement="low">
      <StatusPage
        icon={Link2Off}
        tone="danger"
        title={props.invalidMessage || t.invalidLink}
        sentence={props.invalidMessage ? undefined : t.invalidLinkHint}
        actions={
          <ButtonLink size="form" isFullWidth href={publicPaths.login}>
            {t.login}
          </ButtonLink>
        }
      />
    </PublicScreen>
  )
}

function SubscribeForm({ invitation, outcome, refusal, isSubmitting, onSubmit }: SubscribePageProps & { invitation: SubscribeInvitation }) {
  const { unreachable } = newPasswordMessages.useWords()
  const { appLinks } = usePortal().config
  const [values, setValues] = useState({ ...nothingTyped, username: invitation.Username })
  const [seen, setSeen] = useState(outcome)
  if (outcome !== seen) {
    setSeen(outcome)
    if (outcome?.clearsFields) setValues(nothingTyped)
  }
  const isTyped = values.password + values.confirm !== '' || values.username !== invitation.Username
  const question = useUnsavedChanges(isTyped && !isSubmitting && !outcome?.clearsFields)
  const problem = outcome?.kind === 'refused' ? outcome.message : refusal && (refusal.kind === 'service' ? refusal.message : unreachable)

  return (
    <PublicScreen placement="low">
      <SubscribePanel
        callGroup={invitation.CallGroupName}
        propertyName={invitation.PropertyName}
        values={values}
        onValuesChange={(change) => setValues(change.values)}
        onSubmit={onSubmit}
        error={isSubmitting ? undefined : (problem ?? undefined)}
        success={outcome && outcome.kind !== 'refused' ? outcome.message : undefined}
        isHidden={outcome?.hidesForm ?? false}
        isBusy={isSubmitting}
        loginHref={publicPaths.login}
        appLinks={<AppLinks ios={{ href: appLinks.ios }} android={{ href: appLinks.android }} />}
      />
      {question}
    </PublicScreen>
  )
}
