import { listAddress } from '#portal/app/listAddress.ts'
import { listScreen } from '#portal/app/listScreen.tsx'
import { paths } from '#portal/app/paths.ts'
import type { Portal } from '#portal/app/Portal.ts'
import type { ScreenRoute } from '#portal/app/ScreenRoute.ts'
import { AlertsPage } from './AlertsPage.tsx'
import type { AlertRulesAnswer, SentAlertsAnswer } from './alertsView.ts'
import { alertsMessages } from './messages.ts'

export interface AlertsAnswer {
  rules: AlertRulesAnswer
  /** The alerts of the last seven days. */
  sent: SentAlertsAnswer
}

/** The page `/site/alerts`: the rules with their switches, and the alerts of the last seven days. */
export function route(portal: Portal): ScreenRoute {
  return listScreen(portal, {
    address: listAddress(paths.alerts, {}),
    load: async (_query, { api, signal }): Promise<AlertsAnswer> => {
      const [rules, sent] = await Promise.all([api.getAlertRules({}, { signal }), api.getAlerts({ Days: 7, count: 20 }, { signal })])
      return { rules, sent }
    },
    words: alertsMessages,
    head: ({ title, failed }) => ({ title, failed }),
    Page: ({ answer, failure, isLoading, reload }) => answer && <AlertsPage {...answer} {...{ failure, isLoading, reload }} />,
  })
}
