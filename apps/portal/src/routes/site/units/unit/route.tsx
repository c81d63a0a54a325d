import type { Attempt } from '#portal/app/attempt.ts'
import { pageScreen } from '#portal/app/pageScreen.tsx'
import { paths, type UnitTab } from '#portal/app/paths.ts'
import type { Portal } from '#portal/app/Portal.ts'
import { askAhead } from '#portal/app/Question.ts'
import type { ScreenRoute } from '#portal/app/ScreenRoute.ts'
import { latestActivityQuestion } from '#portal/log/latestActivityQuestion.ts'
import { unitsMessages } from '../messages.ts'
import type { Unit } from '../unit.ts'
import { unitMessages } from './messages.ts'
import { UnitPage } from './UnitPage.tsx'

/** The page `/site/units/:id` with its tabs: a unit with its residents and move-outs. */
export function route(portal: Portal, tab: UnitTab): ScreenRoute {
  return pageScreen(portal, {
    async load({ api, signal, params }) {
      const ID = Number(params['id']) || Number.MAX_SAFE_INTEGER
      if (tab === 'unitActivity') askAhead(portal, latestActivityQuestion({ UnitID: ID }))
      return { tab, unit: (await api.getUnit({ ID }, { signal })).Unit }
    },
    // The page of a merged unit isn't loaded again; it leads to another page.
    shouldRevalidate: ({ actionResult, currentParams, defaultShouldRevalidate }) => defaultShouldRevalidate && !isGone(actionResult, currentParams['id']),
    useHead() {
      const { failed } = unitMessages.useWords()
      const { title } = unitsMessages.useWords()
      return { title, breadcrumb: [{ label: title, href: paths.units }], failed }
    },
    keyOf: ({ unit }) => unit.ID,
    Page: UnitPage,
    isTabbed: true,
  })
}

function isGone(answer: unknown, id: string | undefined): boolean {
  const told = answer as Attempt<{ Unit?: Unit }> | undefined
  return told?.ok === true && told.value.Unit !== undefined && String(told.value.Unit.ID) !== id
}
