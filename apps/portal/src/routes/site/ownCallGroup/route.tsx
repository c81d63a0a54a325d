import { resolveLanding } from '@portal/domain'
import { redirect } from 'react-router-dom'
import { attempt } from '#portal/app/attempt.ts'
import { paths } from '#portal/app/paths.ts'
import type { Portal } from '#portal/app/Portal.ts'
import { askNow } from '#portal/app/Question.ts'
import type { ScreenRoute } from '#portal/app/ScreenRoute.ts'
import { keepWhileOpening } from '#portal/app/useOpenInAddress.ts'
import { sentJson } from '#portal/app/sentJson.ts'
import { signedInAction } from '#portal/app/signedIn.ts'
import { callGroupKind, type CallGroupValues } from '#portal/calls/callGroupRecord.ts'
import { isCallPreferencesAction, runCallPreferencesAction, type CallPreferencesAction } from '#portal/calls/callPreferences.ts'
import { isInvitationAction, runInvitationAction, type InvitationAction } from '#portal/calls/invitationActions.ts'
import { hoursParam } from '#portal/calls/useHoursDialog.tsx'
import { visitorCallsQuestion } from '#portal/calls/visitorCalls/useVisitorCalls.ts'
import { saveRecord } from '#portal/forms/saveRecord.ts'
import type { RecordAction } from '#portal/forms/useRemoval.ts'
import { OwnCallGroupPage, type OwnCallGroupPageProps } from './OwnCallGroupPage.tsx'
import { ownCallGroupMessages } from './messages.ts'
import { pageScreen } from '#portal/app/pageScreen.tsx'

type OwnAction = Extract<RecordAction<CallGroupValues>, { intent: 'save' }> | InvitationAction | CallPreferencesAction

/** The pages on which user types 2 and 9 land: only their own call group (specification §2). */
export function route(portal: Portal, page: 'videoCallGroup' | 'voiceCallGroup'): ScreenRoute {
  return pageScreen(portal, {
    async load({ api, signal, details }): Promise<OwnCallGroupPageProps> {
      const own = await details
      // Users who land on another page have no call group of their own.
      if (resolveLanding(own) !== page) throw redirect(paths.root)
      // The calls are above the group, so they load first; if they came later, they would move the group under the user's finger.
      const [{ CallGroup: group }] = await Promise.all([api.getCallGroup({ callgroupId: Number(own.callgroupId) }, { signal }), attempt(askNow(portal, visitorCallsQuestion))])
      return { group, person: { name: own.Name, email: own.Email }, now: api.serverNow() }
    },
    action: signedInAction(async ({ request }) => {
      const wanted = await sentJson<OwnAction>(request)
      if (isInvitationAction(wanted)) return runInvitationAction(portal, wanted)
      if (isCallPreferencesAction(wanted)) return runCallPreferencesAction(portal, wanted)
      const details = await portal.userDetails()
      return saveRecord(callGroupKind(Number(details?.callgroupId ?? 0)), wanted.edit, portal.api.saveCallGroup)
    }),
    shouldRevalidate: keepWhileOpening(hoursParam),
    useHead() {
      const t = ownCallGroupMessages.useWords()
      return { title: t.title, failed: t.failed }
    },
    keyOf: ({ group }) => group.ID,
    Page: OwnCallGroupPage,
  })
}
