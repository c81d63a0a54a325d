import { resolveSubscribe, type SubscribeOutcome } from '@portal/domain'
import { guard } from '#portal/app/guard.ts'
import type { Portal } from '#portal/app/Portal.ts'
import { usePortal } from '#portal/app/PortalContext.tsx'
import type { PublicPage } from '#portal/app/PublicPage.ts'
import { refusalMessage, type RefusalMessage } from '#portal/app/refusalMessage.ts'
import { useSending } from '#portal/app/useSending.ts'
import { SubscribePage, type SubscribeInvitation } from './SubscribePage.tsx'

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
  Component: SubscribeScreen,
}

function SubscribeScreen({ data: { token, invitation, message } }: { data: SubscribeData }) {
  const portal = usePortal()
  const phone = invitation?.WatchmanPhoneNumber ?? ''
  const { send, isSending, answer } = useSending((entry: { username: string; password: string }) => subscribe(portal, { ...entry, token, phone }))
  return (
    <SubscribePage
      invitation={invitation}
      invalidMessage={message}
      outcome={answer && 'outcome' in answer ? answer.outcome : null}
      refusal={answer && 'refusal' in answer ? answer.refusal : null}
      isSubmitting={isSending}
      onSubmit={({ values: { username, password } }) => send({ username, password })}
    />
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
