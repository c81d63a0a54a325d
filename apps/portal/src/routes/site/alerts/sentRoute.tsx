import { sayAlertRule } from '@portal/domain'
import { FilterBar, FilterSelect, PageHeader, Stack } from '@portal/ui'
import { useAlertWords } from '#portal/alerts/useAlertWords.ts'
import { idPart, listAddress, pagePart, readId, textPart } from '#portal/app/listAddress.ts'
import { listScreen, type ListProps } from '#portal/app/listScreen.tsx'
import { paths } from '#portal/app/paths.ts'
import { toRule } from './alertsView.ts'
import { alertsMessages } from './messages.ts'
import type { AlertsAnswer } from './route.tsx'
import { SentAlerts } from './SentAlerts.tsx'

const address = listAddress(paths.sentAlerts, { rule: idPart, door: textPart(/^[\x21-\x7e]{1,64}$/), page: pagePart })
type Query = typeof address.whole

const pageSize = 20

/** The page `/site/alerts/sent`: all sent alerts, by rule and door. */
export const route = listScreen({
  address,
  load: async ({ rule, door, page }, { api, signal }): Promise<AlertsAnswer> => {
    const filter = { ...(rule !== null && { RuleID: rule }), ...(door !== null && { PortID: door }) }
    const [rules, sent] = await Promise.all([api.getAlertRules({}, { signal }), api.getAlerts({ ...filter, page, count: pageSize }, { signal })])
    return { rules, sent }
  },
  words: alertsMessages,
  head: ({ sentAll: title, title: label, failed }) => ({ title, breadcrumb: [{ label, href: paths.alerts }], failed }),
  Page: SentAlertsPage,
})

function SentAlertsPage({ query, answer, answered, isLoading, failure, narrow, clear, hrefFor }: ListProps<Query, AlertsAnswer>) {
  const t = alertsMessages.useWords()
  const writing = useAlertWords()
  const rules = answer?.rules.Rules.map((rule) => ({ value: String(rule.ID), label: sayAlertRule(toRule(rule), rule.Places, writing) })) ?? []
  const doors = answer?.rules.Doors.map(({ ID, Name }) => ({ value: ID, label: Name })) ?? []
  return (
    <Stack gap={4}>
      <PageHeader title={t.sentAll} breadcrumb={[{ label: t.title, href: paths.alerts }]} />
      <FilterBar
        chosen={[query.rule, query.door].filter((value) => value !== null).length}
        onClear={clear}
      >
        <FilterSelect label={t.alert} value={String(query.rule ?? '')} options={rules} onValueChange={({ value }) => narrow({ rule: readId(value) })} />
        <FilterSelect label={t.door} value={query.door ?? ''} options={doors} onValueChange={({ value }) => narrow({ door: value || null })} />
      </FilterBar>
      <SentAlerts
        answer={answer?.sent}
        label={t.sentAll}
        page={{ number: answered.page, size: pageSize, total: answer?.sent.Total ?? 0 }}
        {...{ hrefFor, isLoading, failure }}
      />
    </Stack>
  )
}
