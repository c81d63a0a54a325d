import { toWeekWindows } from '@portal/api-client/contract'
import { Button, Card, ErrorPanel, LoadingState, Stack, Text, useCallTexts } from '@portal/ui'
import { BellRing } from 'lucide-react'
import { useAsk } from '../app/asking.tsx'
import { callPreferencesMessages } from './callPreferences.messages.ts'
import { useHoursDialog } from './useHoursDialog.tsx'

export interface CallHoursCardProps {
  /** Whether to show the card only to users that a call group calls, for a page that isn't about calls. */
  isOnlyIfRung?: boolean
}

/** Shows when visitor calls ring the signed-in user's phone, with an edit button. */
export function CallHoursCard({ isOnlyIfRung = false }: CallHoursCardProps) {
  const t = callPreferencesMessages.useWords()
  const texts = useCallTexts()
  const asked = useAsk('own', async (api, signal) => (await api.getOwnCallPreferences({ signal })).CallPreferences)
  const { open, dialog } = useHoursDialog(asked.reload)
  const { answer: record } = asked
  const ringsApp = record?.CallGroups.some(({ IsVideo }) => IsVideo)
  if (isOnlyIfRung && !asked.failure && (record?.CallGroups.length ?? 0) === 0) return null
  return (
    <Card title={t.own}>
      {asked.failure && <ErrorPanel title={t.failed} onRetry={asked.reload} isRetrying={asked.isLoading} />}
      {!asked.failure && !record && <LoadingState label={t.own} />}
      {record && (
        <Stack gap={3} align="flex-start">
          <Text isStrong>{texts.ringHours(toWeekWindows(record.QuietHours))}</Text>
          {ringsApp && <Text tone="muted">{record.AllowsNotifications ? t.allowed : t.notAllowed}</Text>}
          <Button icon={BellRing} onClick={() => open(null)}>
            {t.change}
          </Button>
        </Stack>
      )}
      {dialog}
    </Card>
  )
}
