import { alertTraits, countCharacters, sayAlertSentence, writeAlert } from '@portal/domain'
import { Button, Card, Stack, Text, useToaster } from '@portal/ui'
import { Send } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { useAlertWords } from '#portal/alerts/useAlertWords.ts'
import { attempt } from '#portal/app/attempt.ts'
import { paths } from '#portal/app/paths.ts'
import { usePortal } from '#portal/app/PortalContext.tsx'
import { typingPause, useAsk } from '#portal/app/asking.tsx'
import { useFailureText } from '#portal/app/useFailureText.ts'
import { type AlertRulesAnswer, fromRule } from '../alertsView.ts'
import { alertEditorMessages } from '../messages.ts'
import { type AlertForm, alertProblems, ruleOf } from './alertForm.ts'
import { useAlertNames } from './useAlertFormWords.ts'

export interface AlertPreviewProps {
  form: AlertForm
  answer: AlertRulesAnswer
}

/** Shows the rule as a sentence, and the message that it sends, in the service's own words. */
export function AlertPreview({ form, answer }: AlertPreviewProps) {
  const t = alertEditorMessages.useWords()
  const writing = useAlertWords()
  const { placesOf, peopleOf } = useAlertNames(answer)
  const rule = ruleOf(form)
  const places = placesOf(form)
  const { at, minutes } = alertTraits[rule.cause]
  const [first] = at === 'controllers' ? answer.Controllers : at === 'doors' ? answer.Doors : []
  const now = Date.parse(answer.Now)
  const sample = { rule, name: places[0] ?? first?.Name ?? answer.PropertyName, since: now - (minutes === 'ahead' ? -rule.minutes : rule.minutes) * 60_000, until: null }
  const sender = { property: answer.PropertyName, address: answer.PropertyAddress, places, isAgain: false, link: `${location.origin}${paths.alerts}`, isTest: false }
  const letter = writeAlert(sample, sender, { ...writing, timeZone: answer.TimeZone })
  return (
    <Stack gap={4}>
      <Card>
        <Stack gap={3}>
          <Text isStrong><bdi>{sayAlertSentence(rule, places, peopleOf(form), writing)}</bdi></Text>
          <PastCount form={form} />
          <div><TestButton form={form} /></div>
        </Stack>
      </Card>
      {form.ways.includes('email') && (
        <Card title={t.mailTitle}>
          <Letter>
            <Text size="small" tone="muted">{t.subject}</Text>
            <Text isStrong><bdi>{letter.subject}</bdi></Text>
            {letter.paragraphs.map((paragraph) => <Text key={paragraph}><bdi>{paragraph}</bdi></Text>)}
          </Letter>
        </Card>
      )}
      {form.ways.includes('text') && (
        <Card title={t.textTitle}>
          <Letter>
            <Bubble><bdi>{letter.text}</bdi></Bubble>
            <Text size="small" tone="muted">{t.characters({ count: countCharacters(letter.text) })}</Text>
          </Letter>
        </Card>
      )}
    </Stack>
  )
}

/** The number of alerts that the edited rule would have sent for recorded events. */
function PastCount({ form }: Pick<AlertPreviewProps, 'form'>) {
  const t = alertEditorMessages.useWords()
  const rule = fromRule(ruleOf(form))
  const isWhole = Object.keys(alertProblems(form)).length === 0
  const { answer, isLoading } = useAsk(isWhole ? JSON.stringify(rule) : null, (api, signal) => api.countAlerts(rule, { signal }), { after: typingPause })
  if (!answer) return null
  const { Count, Days } = answer
  return <Text tone="muted" aria-live="polite" aria-busy={isLoading}>{Count === null ? t.pastUnknown : t.past({ count: Count, days: Days })}</Text>
}

function TestButton({ form }: Pick<AlertPreviewProps, 'form'>) {
  const t = alertEditorMessages.useWords()
  const { api } = usePortal()
  const toaster = useToaster()
  const failureText = useFailureText()
  const [isBusy, setBusy] = useState(false)
  const [problem] = Object.values(alertProblems(form))
  const send = async () => {
    setBusy(true)
    const sent = await attempt(api.sendTestAlert(fromRule(ruleOf(form))))
    setBusy(false)
    if (sent.ok) toaster.success(sent.value.message)
    else toaster.show({ tone: 'error', title: failureText(sent.failure) })
  }
  return <Button icon={Send} isBusy={isBusy} disabledReason={problem && t[problem]} onClick={() => void send()}>{t.test}</Button>
}

const Letter = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--portal-space-3);
  overflow-wrap: anywhere;
  white-space: pre-line;
`

const Bubble = styled.p`
  margin: 0;
  padding: var(--portal-space-3);
  border: 1px solid var(--portal-border-subtle);
  border-radius: var(--portal-radius-card);
  background: var(--portal-surface-base);
  font: var(--portal-type-body);
`
