import { ButtonLink, InlineAlert, PageHeader, Stack, TextLink } from '@portal/ui'
import { Plus } from 'lucide-react'
import { FailureAlert } from '#portal/app/FailureAlert.tsx'
import { listAddress } from '#portal/app/listAddress.ts'
import { listScreen, type ListProps } from '#portal/app/listScreen.tsx'
import { paths } from '#portal/app/paths.ts'
import { usePortal } from '#portal/app/PortalContext.tsx'
import { useCall } from '#portal/app/useCall.ts'
import { usePolling } from '#portal/app/usePolling.ts'
import { PageReceipt } from '#portal/forms/PageReceipt.tsx'
import { AlertRules } from './AlertRules.tsx'
import { type AlertRulesAnswer, type SentAlertsAnswer, fromRule, toRule } from './alertsView.ts'
import { alertsMessages } from './messages.ts'
import { SentAlerts } from './SentAlerts.tsx'

export interface AlertsAnswer {
  rules: AlertRulesAnswer
  /** The alerts of the last seven days. */
  sent: SentAlertsAnswer
}

/** The page `/site/alerts`: the rules with their switches, and the alerts of the last seven days. */
export const route = listScreen({
  address: listAddress(paths.alerts, {}),
  load: async (_query, { api, signal }): Promise<AlertsAnswer> => {
    const [rules, sent] = await Promise.all([api.getAlertRules({}, { signal }), api.getAlerts({ Days: 7, count: 20 }, { signal })])
    return { rules, sent }
  },
  words: alertsMessages,
  head: ({ title, failed }) => ({ title, failed }),
  Page: ({ answer, failure, isLoading, reload }) => answer && <AlertsPage {...answer} {...{ failure, isLoading, reload }} />,
})

type AlertsPageProps = AlertsAnswer & Pick<ListProps<object, AlertsAnswer>, 'failure' | 'isLoading' | 'reload'>

/** Milliseconds between two requests, which is as often as the rules are checked. */
const pause = 15_000

/** The page of alerts: the rules, and the alerts of the last days. */
function AlertsPage({ rules, sent, failure, isLoading, reload }: AlertsPageProps) {
  const t = alertsMessages.useWords()
  const { api } = usePortal()
  usePolling(true, pause, reload)
  const action = useCall((_api, change: () => Promise<unknown>) => change())
  // The switches are not disabled meanwhile, because a disabled switch loses the focus.
  const run = (change: () => Promise<unknown>) => {
    if (!action.isBusy) action.run(change)
  }
  return (
    <Stack gap={4}>
      <PageHeader
        title={t.title}
        facts={[t.ruleCount({ count: rules.Rules.length }), t.sentCount({ count: sent.Total })].join(' · ')}
        actions={<ButtonLink href={paths.newAlert} variant="primary" icon={Plus}>{t.newAlert}</ButtonLink>}
      />
      <PageReceipt />
      {!rules.IsOn && <InlineAlert tone="warning">{t.allOff}</InlineAlert>}
      <FailureAlert failure={action.failure} />
      <AlertRules
        answer={rules}
        onSwitch={({ rule, isOn }) => run(() => api.saveAlertRule({ ...fromRule(toRule(rule)), ID: rule.ID, Version: rule.Version, IsOn: isOn }))}
        onSwitchAll={({ isOn }) => run(() => api.setAlerts({ IsOn: isOn }))}
        onMute={({ rule, isMuted }) => run(() => api.muteAlertRule({ ID: rule.ID, IsMuted: isMuted }))}
      />
      <SentAlerts
        answer={sent}
        label={t.sentTitle}
        title={t.sentTitle}
        fact={sent.Total > 0 ? String(sent.Total) : undefined}
        isLoading={isLoading}
        failure={failure}
        actions={<TextLink href={paths.sentAlerts}>{t.seeAll}</TextLink>}
      />
    </Stack>
  )
}
