import { newAlertRule, sayAlertRule } from '@portal/domain'
import { Button, Card, Text, useToaster } from '@portal/ui'
import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { useAlertWords } from '#portal/alerts/useAlertWords.ts'
import { FailureAlert } from '#portal/app/FailureAlert.tsx'
import type { Question } from '#portal/app/Question.ts'
import { Row, Rows, RowText } from '#portal/app/Rows.ts'
import { useQuestion } from '#portal/app/useAsk.ts'
import { useCall } from '#portal/app/useCall.ts'
import { useFormatsList } from '#portal/i18n/useFormats.ts'
import { ownAlertsMessages } from './messages.ts'

type OwnAlert = ResponseOf<typeof endpoints.getOwnAlerts>['Rules'][number]

const ownAlertsQuestion: Question<ResponseOf<typeof endpoints.getOwnAlerts>> = { key: 'ownAlerts', ask: (api, signal) => api.getOwnAlerts({}, { signal }) }

/** Lists the alert rules that send to the user, each with a button that mutes it until tomorrow. Shows nothing without such a rule. */
export function OwnAlertsCard() {
  const t = ownAlertsMessages.useWords()
  const toaster = useToaster()
  const { answer, reload } = useQuestion(ownAlertsQuestion)
  const muting = useCall(
    (api, { ID, MutedUntil }: OwnAlert) => api.muteAlertRule({ ID, IsMuted: MutedUntil === null }),
    (_answer, { MutedUntil }) => {
      toaster.success(MutedUntil === null ? t.wasMuted : t.wasUnmuted)
      reload()
    },
  )
  if (!answer || answer.Rules.length === 0) return null
  return (
    <Card title={t.title} fact={answer.Rules.length} padding="none">
      <Rows>
        {answer.Rules.map((rule) => (
          <AlertRow key={rule.ID} rule={rule} isBusy={muting.sent?.ID === rule.ID} onMute={() => muting.run(rule)} />
        ))}
      </Rows>
      <FailureAlert failure={muting.failure} />
    </Card>
  )
}

function AlertRow({ rule: { Cause, At, Minutes, Count, Ways, Places, MutedUntil }, isBusy, onMute }: { rule: OwnAlert; isBusy: boolean; onMute: () => void }) {
  const t = ownAlertsMessages.useWords()
  const writing = useAlertWords()
  const list = useFormatsList()
  const name = sayAlertRule({ ...newAlertRule(Cause), at: At, minutes: Minutes, count: Count }, Places, writing)
  const ways = list(Ways.map((way) => writing.words.way[way]))
  return (
    <Row>
      <RowText>
        <Text><bdi>{name}</bdi></Text>
        <Text size="small" tone="muted">{MutedUntil === null ? t.by({ ways }) : t.until}</Text>
      </RowText>
      <Button size="compact" isBusy={isBusy} aria-label={MutedUntil === null ? t.muteOf({ rule: name }) : t.unmuteOf({ rule: name })} onClick={onMute}>{MutedUntil === null ? t.mute : t.unmute}</Button>
    </Row>
  )
}
