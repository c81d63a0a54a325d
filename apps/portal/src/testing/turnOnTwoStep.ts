import { sceneOf } from './PortalStory.tsx'

export const dana = 'dana.whitfield@whisperingpines.example'

/** Turns two-step sign-in on for Dana or another user, in another session than the page's. `isRequired`: also requires it for administrators. */
export async function turnOnTwoStep({ loaded }: { loaded: Record<string, unknown> }, { username = dana, isRequired = false } = {}): Promise<void> {
  const { codeAt } = await import('@portal/sandbox/browser')
  const { api } = sceneOf({ loaded }).portal
  const { AuthToken, CsrfToken, user } = await api.login({ username, password: 'sandbox1' })
  const session = { token: AuthToken, authKey: user.SessionID, csrf: CsrfToken }
  const { Secret } = (await api.beginTwoStep({}, { session })).App
  await api.startTwoStep({ Code: codeAt(Secret, api.serverNow()) }, { session })
  if (isRequired) await api.setTwoStepRule({ IsOn: true }, { session })
}
