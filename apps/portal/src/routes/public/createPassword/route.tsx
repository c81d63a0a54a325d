import { resolveResetLink, resolveResetResult, type ResetLinkOutcome } from '@portal/domain'
import { redirect, useFetcher, useLoaderData, useParams, type LoaderFunctionArgs } from 'react-router-dom'
import { guarded } from '../../../app/guarded.ts'
import { publicPaths } from '../../../app/publicPaths.ts'
import type { Portal } from '../../../app/Portal.ts'
import { refusalMessage, type RefusalMessage } from '../../../app/refusalMessage.ts'
import type { ScreenRoute } from '../../../app/ScreenRoute.ts'
import { textOf } from '../../../forms/textOf.ts'
import { CreatePasswordPage } from './CreatePasswordPage.tsx'

type OpenLink = Exclude<ResetLinkOutcome, { kind: 'invalid' }>

interface ActionData {
  refusal: RefusalMessage
}

/** `CreatePassword/{resetToken}` and, with a link back to login, `CreatePassword/{resetToken}/{sfh}` (specification §2). */
export function createPasswordRoute(portal: Portal): ScreenRoute {
  return {
    loader: guarded(portal, { area: 'public', page: 'createPassword' }, async ({ params, request }: LoaderFunctionArgs): Promise<OpenLink> => {
      const token = params['resetToken'] ?? ''
      const answer = await portal.api.validateResetPasswordLink({ token }, { signal: request.signal })
      const outcome = resolveResetLink({ message: answer.message, token })
      if (outcome.kind !== 'invalid') return outcome
      portal.tellAtLogin('resetLinkInvalid')
      throw redirect(publicPaths.login)
    }),
    shouldRevalidate: () => false,
    action: async ({ request }): Promise<ActionData | Response> => {
      const form = await request.formData()
      try {
        const answer = await portal.api.resetPassword({
          password: textOf(form, 'password'),
          confirmpassword: textOf(form, 'confirm'),
          PasswordResetToken: textOf(form, 'token'),
        })
        const outcome = resolveResetResult(answer)
        if (outcome.kind === 'refused') return { refusal: { kind: 'service', message: outcome.message } }
        if (outcome.kind === 'nonWebAccess') return redirect(`${publicPaths.nonWebAccess}?password=${outcome.confirmation}`)
        portal.tellAtLogin('passwordSaved')
        return redirect(publicPaths.login)
      } catch (error) {
        return { refusal: refusalMessage(error) }
      }
    },
    Component: CreatePasswordScreen,
  }
}

function CreatePasswordScreen() {
  const link = useLoaderData<OpenLink>()
  const { sfh } = useParams()
  const fetcher = useFetcher<ActionData>()
  return (
    <CreatePasswordPage
      expiredMessage={link.kind === 'expired' ? link.message : null}
      hasLoginLink={sfh !== undefined}
      refusal={fetcher.data?.refusal ?? null}
      isSubmitting={fetcher.state !== 'idle'}
      onSubmit={({ values }) => void fetcher.submit({ ...values, token: link.token }, { method: 'post' })}
    />
  )
}
