import { useStore } from '@nanostores/react'
import { Grid, useToaster } from '@portal/ui'
import { useLoaderData, useNavigate } from 'react-router-dom'
import { attempt, type Attempt } from '#portal/app/attempt.ts'
import { FailedPage } from '#portal/app/FailedPage.tsx'
import { paths } from '#portal/app/paths.ts'
import type { Portal } from '#portal/app/Portal.ts'
import type { ScreenRoute } from '#portal/app/ScreenRoute.ts'
import { sentJson } from '#portal/app/sentJson.ts'
import { signedIn, signedInAction } from '#portal/app/signedIn.ts'
import { useAlertWords } from '#portal/alerts/useAlertWords.ts'
import { EditorPage } from '#portal/forms/EditorPage.tsx'
import { saveRecord } from '#portal/forms/saveRecord.ts'
import { useAfterSave } from '#portal/forms/useAfterSave.ts'
import { useRemoval, type RecordAction } from '#portal/forms/useRemoval.ts'
import { HistoryButton } from '#portal/log/HistoryButton.tsx'
import { type AlertRuleRecord, type AlertRulesAnswer, toRule } from '../alertsView.ts'
import { alertEditorMessages } from '../messages.ts'
import { AlertFields } from './AlertFields.tsx'
import { alertKind, type AlertForm, newAlert, useAlertEdit } from './alertForm.ts'
import { AlertPreview } from './AlertPreview.tsx'
import { useAlertFormWords } from './useAlertFormWords.ts'
import { sayAlertRule } from '@portal/domain'

interface LoaderData {
  id: number
  asked: Attempt<AlertRulesAnswer>
}

/** `/site/alerts/new` and `/site/alerts/:id`. */
export function route(portal: Portal): ScreenRoute {
  return {
    loader: signedIn(portal, async (_details, { request: { signal }, params }): Promise<LoaderData> => (
      { id: Number(params['id'] ?? 0), asked: await attempt(portal.api.getAlertRules({}, { signal })) }
    )),
    // A refused save changes nothing; a successful one leaves the page.
    shouldRevalidate: ({ formMethod, defaultShouldRevalidate }) => formMethod === undefined && defaultShouldRevalidate,
    action: signedInAction(async ({ request, params }) => {
      const wanted = await sentJson<RecordAction<AlertForm>>(request)
      const id = Number(params['id'] ?? 0)
      return wanted.intent === 'save' ? saveRecord(alertKind(id), wanted.edit, portal.api.saveAlertRule) : attempt(portal.api.deleteAlertRule({ ID: id }))
    }),
    Component: AlertEditorScreen,
  }
}

function AlertEditorScreen() {
  const { id, asked } = useLoaderData<LoaderData>()
  const t = useStore(alertEditorMessages)
  const record = asked.ok ? (id === 0 ? newAlert : asked.value.Rules.find(({ ID }) => ID === id)) : undefined
  if (asked.ok && record) return <AlertEditor key={id} record={record} answer={asked.value} />
  const failure = asked.ok ? ({ kind: 'service', status: 404, code: 'NOT_FOUND', field: undefined, message: t.missing, body: null } as const) : asked.failure
  return <FailedPage title={t.alerts} breadcrumb={[{ label: t.alerts, href: paths.alerts }]} failure={failure} failed={t.failed} />
}

/** Edits a rule beside what it sends. */
function AlertEditor({ record, answer }: { record: AlertRuleRecord; answer: AlertRulesAnswer }) {
  const t = useStore(alertEditorMessages)
  const toaster = useToaster()
  const navigate = useNavigate()
  const editing = useAlertEdit(record)
  const words = useAlertFormWords(answer)
  const title = sayAlertRule(toRule(record), record.Places, useAlertWords())
  const isNew = record.ID === 0
  useAfterSave(editing, words, { leadsTo: paths.alerts, isNew, title: t.saved })
  const removal = useRemoval(() => {
    editing.discard()
    toaster.success(t.removed)
    void navigate(paths.alerts)
  })
  return (
    <EditorPage
      title={isNew ? t.newTitle : title}
      breadcrumb={[{ label: t.alerts, href: paths.alerts }]}
      editing={editing}
      words={words}
      cancelHref={paths.alerts}
      history={!isNew && <HistoryButton subject="alert" id={record.ID} name={title} />}
      removal={isNew ? undefined : { ...removal, title: t.remove, description: t.removeText, confirmLabel: t.removeConfirm }}
    >
      <Grid minColumn="320px" style={{ alignItems: 'start' }}>
        <AlertFields answer={answer} editing={editing} />
        <AlertPreview form={editing.edit.values} answer={answer} />
      </Grid>
    </EditorPage>
  )
}
