import { useStore } from '@nanostores/react'
import type { Attempt } from '#portal/app/attempt.ts'
import { pageScreen } from '#portal/app/pageScreen.tsx'
import { paths } from '#portal/app/paths.ts'
import type { Portal } from '#portal/app/Portal.ts'
import type { ScreenRoute } from '#portal/app/ScreenRoute.ts'
import { unitsMessages } from '../messages.ts'
import { runUnitAction, type Unit, type UnitAction } from '../unitActions.ts'
import { unitMessages } from './messages.ts'
import { UnitPage } from './UnitPage.tsx'

/** `/site/units/:id`: a unit with its residents and move-outs. */
export function route(portal: Portal): ScreenRoute {
  return pageScreen(portal, {
    load: async ({ api, signal, params }) => ({ unit: (await api.getUnit({ ID: Number(params['id']) || Number.MAX_SAFE_INTEGER }, { signal })).Unit }),
    act: (action: UnitAction): Promise<unknown> => runUnitAction(action, portal.api),
    // A deleted or merged unit is gone, and its page leads away.
    shouldRevalidate: ({ actionResult, currentParams, defaultShouldRevalidate }) => defaultShouldRevalidate && !isGone(actionResult, currentParams['id']),
    useHead() {
      const { failed } = useStore(unitMessages)
      const { title } = useStore(unitsMessages)
      return { title, breadcrumb: [{ label: title, href: paths.units }], failed }
    },
    keyOf: ({ unit }) => unit.ID,
    Page: UnitPage,
  })
}

function isGone(answer: unknown, id: string | undefined): boolean {
  const told = answer as Attempt<{ Unit?: Unit }> | undefined
  return told?.ok === true && String(told.value.Unit?.ID) !== id
}
