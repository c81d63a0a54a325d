import { resolveSubscribe, type SubscribeOutcome } from '@portal/domain'
import { useFetcher, useLoaderData } from 'react-router-dom'
import { guarded } from '../../../app/guarded.ts'
import type { Portal } from '../../../app/Portal.ts'
import { refusalMessage, type RefusalMessage } from '../../../app/refusalMessage.ts'
import type { ScreenRoute } from '../../../app/ScreenRoute.ts'
import { textOf } from '../../../forms/textOf.ts'
import { SubscribePage, type SubscribeInvitation } from './SubscribePage.tsx'

interface LoaderData {
  token: string
  /** Null where the link is not valid. */
  invitation: SubscribeInvitation | null
  message: string
}

type ActionData = { outcome: SubscribeOutcome } | { refusal: RefusalMessage }

/** `Subscribe?token=…`: a person joins a call group (specification §2, §4). */
export function subscribeRoute(portal: Portal): ScreenRoute {
  return {
    loader: guarded(portal, { area: 'public', page: 'subscribe' }, async ({ request }): Promise<LoaderData> => {
      const token = new URL(request.url).searchParams.get('token') ?? ''
      if (!token) return { token, invitation: null, message: '' }
      const answer = await portal.api.getSubscribeDetails({ d: token }, { signal: request.signal })
      const { IsValid, message, CallGroupName, PropertyName, Username, WatchmanPhoneNumber } = answer
      return { token, message, invitation: IsValid ? { CallGroupName, PropertyName, Username, WatchmanPhoneNumber } : null }
    }),
    shouldRevalidate: () => false,
    action: async ({ request }): Promise<ActionData> => {
      const form = await request.formData()
      const Token = textOf(form, 'token')
      const Username = textOf(form, 'username')
      try {
        const check = await portal.api.isUsernameValid({ Username, Token })
        if (!check.IsValid) return { outcome: resolveSubscribe({ isSuccess: false, message: check.message }) }
        const WatchmanPhoneNumber = textOf(form, 'phone')
        return { outcome: resolveSubscribe(await portal.api.subcribeSaveVideoCallgroup({ Token, Username, Password: textOf(form, 'password'), WatchmanPhoneNumber })) }
      } catch (error) {
        return { refusal: refusalMessage(error) }
      }
    },
    Component: SubscribeScreen,
  }
}

function SubscribeScreen() {
  const { token, invitation, message } = useLoaderData<LoaderData>()
  const fetcher = useFetcher<ActionData>()
  const answer = fetcher.data
  return (
    <SubscribePage
      invitation={invitation}
      invalidMessage={message}
      outcome={answer && 'outcome' in answer ? answer.outcome : null}
      refusal={answer && 'refusal' in answer ? answer.refusal : null}
      isSubmitting={fetcher.state !== 'idle'}
      onSubmit={({ values: { username, password } }) =>
        void fetcher.submit({ token, username, password, phone: invitation?.WatchmanPhoneNumber ?? '' }, { method: 'post' })
      }
    />
  )
}
