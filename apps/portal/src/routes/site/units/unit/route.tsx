import { useStore } from '@nanostores/react'
import { useLoaderData } from 'react-router-dom'
import { attempt, type Attempt } from '#portal/app/attempt.ts'
import { FailedPage } from '#portal/app/FailedPage.tsx'
import { paths } from '#portal/app/paths.ts'
import type { Portal } from '#portal/app/Portal.ts'
import type { ScreenRoute } from '#portal/app/ScreenRoute.ts'
import { sentJson } from '#portal/app/sentJson.ts'
import { signedIn, signedInAction } from '#portal/app/signedIn.ts'
import { useRights } from '#portal/app/useRights.ts'
import { unitsMessages } from '../messages.ts'
import { runUnitAction, type Unit, type UnitAction } from '../unitActions.ts'
import { unitMessages } from './messages.ts'
import { UnitPage } from './UnitPage.tsx'

/** `/site/units/:id`: a unit with its residents and move-outs. */
export function route(portal: Portal): ScreenRoute {
  return {
    loader: signedIn(portal, async (_details, { params, request: { signal } }): Promise<Attempt<Unit>> =>
      attempt(portal.api.getUnit({ ID: Number(params['id']) || Number.MAX_SAFE_INTEGER }, { signal }).then((answer) => answer.Unit))),
    action: signedInAction(async ({ request }) => attempt<unknown>(runUnitAction(await sentJson<UnitAction>(request), portal.api))),
    // A deleted or merged unit is gone, and its page leads away.
    shouldRevalidate: ({ actionResult, currentParams, defaultShouldRevalidate }) => defaultShouldRevalidate && !isGone(actionResult, currentParams['id']),
    Component: UnitScreen,
  }
}

function isGone(answer: unknown, id: string | undefined): boolean {
  const told = answer as Attempt<{ Unit?: Unit }> | undefined
  return told?.ok === true && String(told.value.Unit?.ID) !== id
}

function UnitScreen() {
  const asked = useLoaderData<Attempt<Unit>>()
  const { failed } = useStore(unitMessages)
  const { title } = useStore(unitsMessages)
  const mayEdit = useRights()('users.edit')
  if (!asked.ok) return <FailedPage title={title} breadcrumb={[{ label: title, href: paths.units }]} failure={asked.failure} failed={failed} />
  return <UnitPage key={asked.value.ID} unit={asked.value} mayEdit={mayEdit} />
}
