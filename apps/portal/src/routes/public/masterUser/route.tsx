import { resolveMasterUserCheck, resolveMasterUserResult } from '@portal/domain'
import { redirect, useFetcher, useLoaderData } from 'react-router-dom'
import { guarded } from '../../../app/guarded.ts'
import { publicPaths } from '../../../app/publicPaths.ts'
import type { Portal } from '../../../app/Portal.ts'
import { refusalMessage, type RefusalMessage } from '../../../app/refusalMessage.ts'
import type { ScreenRoute } from '../../../app/ScreenRoute.ts'
import { textOf } from '../../../forms/textOf.ts'
import { MasterUserPage } from './MasterUserPage.tsx'
import { masterUserPath } from './masterUserPath.ts'

interface LoaderData {
  userName: string
  email: string
  hasPassword: boolean
}

interface ActionData {
  refusal: RefusalMessage
}

/** `CreateMasterUserPassword?userName=…`: opens after the check of the master user, with that check's data (specification §2, §4). */
export function masterUserRoute(portal: Portal): ScreenRoute {
  return {
    loader: guarded(portal, { area: 'public', page: 'createMasterUserPassword' }, async ({ request }): Promise<LoaderData> => {
      const userName = new URL(request.url).searchParams.get('userName') ?? ''
      if (!userName) throw redirect(publicPaths.login)
      const answer = await portal.api.createMasterUser({ userName }, { signal: request.signal })
      const outcome = resolveMasterUserCheck(answer)
      if (outcome.kind === 'redirect') throw redirect(masterUserPath(outcome.to))
      return { userName, email: answer.Email, hasPassword: outcome.notice === 'pleaseLogin' }
    }),
    shouldRevalidate: () => false,
    action: async ({ request }): Promise<ActionData | Response> => {
      const form = await request.formData()
      try {
        const answer = await portal.api.createMasterUserPassword({ Username: textOf(form, 'userName'), Password: textOf(form, 'password') })
        // A refusal may bring a redirect too: nothing was saved, and its words must not be lost on the way.
        if (!answer.isSuccess) return { refusal: { kind: 'service', message: answer.message } }
        const target = resolveMasterUserResult(answer.redirect)
        if (target.goTo === 'login') portal.tellAtLogin('passwordSaved')
        return redirect(masterUserPath(target))
      } catch (error) {
        return { refusal: refusalMessage(error) }
      }
    },
    Component: MasterUserScreen,
  }
}

function MasterUserScreen() {
  const { userName, email, hasPassword } = useLoaderData<LoaderData>()
  const fetcher = useFetcher<ActionData>()
  return (
    <MasterUserPage
      email={email}
      hasPassword={hasPassword}
      refusal={fetcher.data?.refusal ?? null}
      isSubmitting={fetcher.state !== 'idle'}
      onSubmit={(password) => void fetcher.submit({ userName, password }, { method: 'post' })}
    />
  )
}
