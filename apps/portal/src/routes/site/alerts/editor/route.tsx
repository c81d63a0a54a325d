import { sayAlertRule } from '@portal/domain'
import { Grid } from '@portal/ui'
import { useAlertWords } from '#portal/alerts/useAlertWords.ts'
import { pageScreen } from '#portal/app/pageScreen.tsx'
import { paths } from '#portal/app/paths.ts'
import { EditorPage } from '#portal/forms/EditorPage.tsx'
import { useAfterSave, useRecordEdit } from '#portal/forms/useRecordEdit.ts'
import { HistoryButton } from '#portal/log/useHistory.tsx'
import { type AlertRuleRecord, type AlertRulesAnswer, toRule } from '../alertsView.ts'
import { alertEditorMessages } from '../messages.ts'
import { AlertFields } from './AlertFields.tsx'
import { alertKind, newAlert } from './alertForm.ts'
import { AlertPreview } from './AlertPreview.tsx'
import { useAlertFormWords } from './useAlertFormWords.ts'

interface AlertData {
  record: AlertRuleRecord
  answer: AlertRulesAnswer
}

/** The pages `/site/alerts/new` and `/site/alerts/:id`. */
export const route = pageScreen({
  right: 'alerts.manage',
  async load({ api, signal, params }): Promise<AlertData | null> {
    const answer = await api.getAlertRules({}, { signal })
    const id = Number(params['id'] ?? 0)
    const record = id === 0 ? newAlert : answer.Rules.find(({ ID }) => ID === id)
    return record ? { record, answer } : null
  },
  words: alertEditorMessages,
  head: (t) => ({ title: t.alerts, breadcrumb: [{ label: t.alerts, href: paths.alerts }], failed: t.failed, mayNot: t.mayNot }),
  keyOf: ({ record }) => record.ID,
  Page: AlertEditor,
})

/** Edits a rule, with a preview of its message beside it. */
function AlertEditor({ record, answer }: AlertData) {
  const t = alertEditorMessages.useWords()
  const editing = useRecordEdit(record, alertKind(record.ID), (api, rule) => api.saveAlertRule(rule))
  const words = useAlertFormWords(answer)
  const title = sayAlertRule(toRule(record), record.Places, useAlertWords())
  const isNew = record.ID === 0
  useAfterSave(editing, words, { leadsTo: paths.alerts, isNew, title: t.saved })
  return (
    <EditorPage
      title={isNew ? t.newTitle : title}
      breadcrumb={[{ label: t.alerts, href: paths.alerts }]}
      editing={editing}
      words={words}
      cancelHref={paths.alerts}
      history={!isNew && <HistoryButton subject="alert" id={record.ID} name={title} />}
      removal={isNew ? undefined : { call: (api) => api.deleteAlertRule({ ID: record.ID }), removed: t.removed, title: t.remove, description: t.removeText, confirmLabel: t.removeConfirm }}
    >
      <Grid minColumn="320px" style={{ alignItems: 'start' }}>
        <AlertFields answer={answer} editing={editing} />
        <AlertPreview form={editing.edit.values} answer={answer} />
      </Grid>
    </EditorPage>
  )
}
