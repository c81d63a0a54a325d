import { resolveSubscribe, type SubscribeOutcome } from '@portal/domain'
import { guard } from '#portal/app/guard.ts'
import type { Portal } from '#portal/app/Portal.ts'
import { usePortal } from '#portal/app/PortalContext.tsx'
import type { PublicPage } from '#portal/app/PublicPage.ts'
import { refusalMessage, type RefusalMessage } from '#portal/app/refusalMessage.ts'
import { useSending } from '#portal/app/useSending.ts'
import { AppLinks, ButtonLink, StatusPage, SubscribePanel, type SubscribePanelValues } from '@portal/ui'
import { Link2Off } from 'lucide-react'
import { useState } from 'react'
import { publicPaths } from '#portal/app/publicPaths.ts'
import { PublicScreen } from '#portal/app/PublicScreen.tsx'
import { useUnsavedChanges } from '#portal/app/useUnsavedChanges.tsx'
import { newPasswordMessages } from '#portal/i18n/newPassword.messages.ts'
import { subscribeMessages } from './messages.ts'

interface SubscribeData {
  token: string
  /** The invitation; null for an invalid link. */
  invitation: SubscribeInvitation | null
  message: string
}

type Answer = { outcome: SubscribeOutcome } | { refusal: RefusalMessage }

/** The page `Subscribe?token=…`, on which a user joins a call group (specification §2, §4). */
export const subscribePage: PublicPage<SubscribeData> = {
  title: 'subscribe',
  async load(portal, { url, signal }) {
    guard(portal, { area: 'public', page: 'subscribe' })
    const token = url.searchParams.get('token') ?? ''
    if (!token) return { token, invitation: null, message: '' }
    const { IsValid, message, CallGroupName, PropertyName, Username, WatchmanPhoneNumber } = await portal.api.getSubscribeDetails({ d: token }, { signal })
    return { token, message, invitation: IsValid ? { CallGroupName, PropertyName, Username, WatchmanPhoneNumber } : null }
  },
  Component: SubscribePage,
}

function SubscribePage({ data: { token, invitation, message } }: { data: SubscribeData }) {
  const t = subscribeMessages.useWords()
  if (invitation) return <SubscribeForm token={token} invitation={invitation} />
  return (
    <PublicScreen placement="low">
      <StatusPage
        icon={Link2Off}
        tone="danger"
        title={message || t.invalidLink}
        sentence={message ? undefined : t.invalidLinkHint}
        actions={
          <ButtonLink size="form" isFullWidth href={publicPaths.login}>
            {t.login}
          </ButtonLink>
        }
      />
    </PublicScreen>
  )
}

function SubscribeForm({ token, invitation }: { token: string; invitation: SubscribeInvitation }) {
  const portal = usePortal()
  const { send, isSending: isSubmitting, answer } = useSending((entry: { username: string; password: string }) => subscribe(portal, { ...entry, token, phone: invitation.WatchmanPhoneNumber }))
  const outcome = answer && 'outcome' in answer ? answer.outcome : null
  const refusal = answer && 'refusal' in answer ? answer.refusal : null
  const { unreachable } = newPasswordMessages.useWords()
  const { appLinks } = portal.config
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
        onSubmit={({ values: { username, password } }) => send({ username, password })}
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

export interface SubscribeEntry {
  token: string
  username: string
  password: string
  /** The phone number of the invitation; may be empty. */
  phone: string
}

export async function subscribe({ api }: Portal, { token: Token, username: Username, password: Password, phone: WatchmanPhoneNumber }: SubscribeEntry): Promise<Answer> {
  try {
    const check = await api.isUsernameValid({ Username, Token })
    if (!check.IsValid) return { outcome: resolveSubscribe({ isSuccess: false, message: check.message }) }
    return { outcome: resolveSubscribe(await api.subcribeSaveVideoCallgroup({ Token, Username, Password, WatchmanPhoneNumber })) }
  } catch (error) {
    return { refusal: refusalMessage(error) }
  }
}

/** The call group that the user is invited to, from the check of the link. */
interface SubscribeInvitation {
  CallGroupName: string
  PropertyName: string
  Username: string
  WatchmanPhoneNumber: string
}

const nothingTyped: SubscribePanelValues = { username: '', password: '', confirm: '' }
