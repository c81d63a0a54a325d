import { useStore } from '@nanostores/react'
import { DoorOutputMode, hoursPerWeek } from '@portal/domain'
import { Card, Stack, Text } from '@portal/ui'
import { formattingLocale, locale } from '../../../../i18n/catalogue.ts'
import { scheduleEditorMessages } from '../messages.ts'
import type { ScheduleForm } from '../scheduleForm.ts'

/** What saving does, and to whom: what a schedule holds open is open to everybody. */
export function ScheduleEffect({ form, saved }: { form: ScheduleForm; saved: ScheduleForm | null }) {
  const t = useStore(scheduleEditorMessages)
  const numbers = new Intl.NumberFormat(formattingLocale(useStore(locale)), { maximumFractionDigits: 1 })
  const hours = openHours(form)
  const before = saved && openHours(saved)
  return (
    <Card title={t.effectTitle}>
      <Stack gap={2} role="status">
        <Text isStrong>{!form.isActive ? t.effectOff : form.mode === DoorOutputMode.MomentaryOpen ? t.effectMoment : t.effectOpen({ hours: numbers.format(hours) })}</Text>
        {before !== null && before !== hours && <Text>{t.effectBefore({ hours: numbers.format(before) })}</Text>}
        {form.isActive && (
          <Text size="small" tone="muted">
            {t.effectWho}
          </Text>
        )}
      </Stack>
    </Card>
  )
}

/** Hours a week, without its dated exceptions, for which it holds open. */
function openHours({ restriction, mode, isActive }: ScheduleForm): number {
  return isActive && mode !== DoorOutputMode.MomentaryOpen ? hoursPerWeek(restriction) : 0
}
