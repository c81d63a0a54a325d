import { useStore } from '@nanostores/react'
import { resolveLanding } from '@portal/domain'
import { redirect, useLoaderData } from 'react-router-dom'
import { attempt, type Attempt } from '#portal/app/attempt.ts'
import { FailedPage } from '#portal/app/FailedPage.tsx'
import { paths } from '#portal/app/paths.ts'
import type { Portal, UserDetails } from '#portal/app/Portal.ts'
import { askNow } from '#portal/app/Question.ts'
import type { ScreenRoute } from '#portal/app/ScreenRoute.ts'
import { keepWhileOpening } from '#portal/app/useOpenInAddress.ts'
import { sentJson } from '#portal/app/sentJson.ts'
import { signedIn, signedInAction } from '#portal/app/signedIn.ts'
import { callGroupKind, type CallGroupRecord, type CallGroupValues } from '#portal/calls/callGroupRecord.ts'
import { isCallPreferencesAction, runCallPreferencesAction, type CallPreferencesAction } from '#portal/calls/callPreferences.ts'
import { isInvitationAction, runInvitationAction, type InvitationAction } from '#portal/calls/invitationActions.ts'
import { hoursParam } from '#portal/calls/useHoursDialog.tsx'
import { visitorCallsQuestion } from '#portal/calls/visitorCalls/useVisitorCalls.ts'
import { saveRecord } from '#portal/forms/saveRecord.ts'
import type { RecordAction } from '#portal/forms/useRemoval.ts'
import { OwnCallGroupPage } from './OwnCallGroupPage.tsx'
import { ownCallGroupMessages } from './messages.ts'

interface LoaderData {
  asked: Attempt<CallGroupRecord>
  details: UserDetails
  /** Milliseconds on the server's clock. */
  now: number
}

type OwnAction = Extract<RecordAction<CallGroupValues>, { intent: 'save' }> | InvitationAction | CallPreferencesAction

/** The landing pages of user types 2 and 9: only their own call group (specification §2). */
export function route(portal: Portal, page: 'videoCallGroup' | 'voiceCallGroup'): ScreenRoute {
  return {
    loader: signedIn(portal, async (ownDetails, { request }): Promise<LoaderData> => {
      const details = await ownDetails
      // Users who land elsewhere have no own group.
      if (resolveLanding(details) !== page) throw redirect(paths.root)
      const group = portal.api.getCallGroup({ callgroupId: Number(details.callgroupId) }, { signal: request.signal })
      // The calls are above the group, so they load first; later they would move it under a finger.
      const [asked] = await Promise.all([attempt(group.then(({ CallGroup }) => CallGroup)), attempt(askNow(portal, visitorCallsQuestion))])
      return { asked, details, now: portal.api.serverNow() }
    }),
    action: signedInAction(async ({ request }) => {
      const wanted = await sentJson<OwnAction>(request)
      if (isInvitationAction(wanted)) return runInvitationAction(portal, wanted)
      if (isCallPreferencesAction(wanted)) return runCallPreferencesAction(portal, wanted)
      const details = await portal.userDetails()
      return saveRecord(callGroupKind(Number(details?.callgroupId ?? 0)), wanted.edit, portal.api.saveCallGroup)
    }),
    shouldRevalidate: keepWhileOpening(hoursParam),
    Component: OwnCallGroupScreen,
  }
}

function OwnCallGroupScreen() {
  const { asked, details, now } = useLoaderData<LoaderData>()
  const t = useStore(ownCallGroupMessages)
  if (!asked.ok) return <FailedPage title={t.title} failure={asked.failure} failed={t.failed} />
  return <OwnCallGroupPage key={asked.value.ID} group={asked.value} person={{ name: details.Name, email: details.Email }} now={now} />
}
