import type { PayloadOf } from '@portal/api-client'
import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { AccessCodeType } from '@portal/domain'
import { attempt } from '#portal/app/attempt.ts'
import { pageScreen } from '#portal/app/pageScreen.tsx'
import type { Portal } from '#portal/app/Portal.ts'
import type { ScreenRoute } from '#portal/app/ScreenRoute.ts'
import { HouseSetupPage } from './HouseSetupPage.tsx'
import { houseSetupMessages } from './messages.ts'

export type HouseSetup = ResponseOf<typeof endpoints.getHouseSetup>

export type SaveHouse = PayloadOf<typeof endpoints.saveHouseSetup>

/** The page `/site/single-family-manual-setup`, on which the owner sets up a house step by step. */
export function route(portal: Portal): ScreenRoute {
  return pageScreen(portal, {
    async load({ api, signal }) {
      const [setup, { AccessCodes: codes }, zones] = await Promise.all([
        api.getHouseSetup({}, { signal }),
        api.getAccessCodes({ AccessCodeTypeID: AccessCodeType.GateCode, count: 100 }, { signal }),
        attempt(api.getTimezones({}, { signal })),
      ])
      return { setup, codes, timezones: zones.ok ? zones.value.Timezones : [] }
    },
    useHead() {
      const t = houseSetupMessages.useWords()
      return { title: t.title, failed: t.loadFailed }
    },
    Page: HouseSetupPage,
  })
}
