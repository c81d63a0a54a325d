import { ButtonLink, Card, LoadingState, Stack, StatusLabel, Text, unchangedStatus, verifiedStatus } from '@portal/ui'
import { AskFailure } from '#portal/app/FailureAlert.tsx'
import { paths } from '#portal/app/paths.ts'
import { useQuestion } from '#portal/app/useAsk.ts'
import { useViewerTimeZone } from '#portal/app/useViewerTimeZone.ts'
import { useDay } from '#portal/people/useDay.ts'
import { securityMessages } from './security/messages.ts'
import { twoStepQuestion } from './security/twoStep.ts'

/** Says whether two-step sign-in is on, and links to its page. */
export function OwnTwoStepCard() {
  const t = securityMessages.useWords()
  const day = useDay()
  const zone = useViewerTimeZone()
  const { answer, ...asked } = useQuestion(twoStepQuestion)
  const isOn = answer && answer.OnSince !== null
  return (
    <Card title={t.cardTitle} actions={answer && <StatusLabel status={isOn ? verifiedStatus : unchangedStatus}>{isOn ? t.on : t.off}</StatusLabel>}>
      <Stack gap={3} align="flex-start">
        <AskFailure {...asked} title={t.failed} />
        {!answer && !asked.failure && <LoadingState label={t.cardTitle} />}
        {answer && (
          <>
            <Text tone="muted">{answer.OnSince === null ? t.cardOff : t.cardOn({ since: day(answer.OnSince, zone), count: answer.RecoveryCodesLeft })}</Text>
            <ButtonLink href={paths.security}>{isOn ? t.manage : t.setUp}</ButtonLink>
          </>
        )}
      </Stack>
    </Card>
  )
}
