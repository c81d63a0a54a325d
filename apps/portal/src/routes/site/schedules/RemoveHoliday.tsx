import { useStore } from '@nanostores/react'
import { useToaster } from '@portal/ui'
import { ConfirmDialog } from '../../../app/dialogs.tsx'
import { EffectPanel } from '../../../access/EffectPanel.tsx'
import { useDateRange } from '../../../access/useDateRange.ts'
import { useFailureText } from '../../../app/useFailureText.ts'
import { useRouteAction } from '../../../app/useRouteAction.ts'
import type { Holiday, HolidayChange } from './holidayForm.ts'
import { schedulesMessages } from './messages.ts'

export interface RemoveHolidayProps {
  holiday: Holiday
  /** How many schedules pause on it. */
  pausing: number
  onClose: () => void
}

/** Says which schedules open doors on these days again, before a holiday goes. */
export function RemoveHoliday({ holiday, pausing, onClose }: RemoveHolidayProps) {
  const t = useStore(schedulesMessages)
  const toaster = useToaster()
  const textOf = useFailureText()
  const range = useDateRange()
  const { failure, isBusy, run } = useRouteAction<HolidayChange, unknown>(() => {
    toaster.success(t.holidayRemoved({ name: holiday.Name }))
    onClose()
  })
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={() => !isBusy && onClose()}
      onConfirm={() => run({ change: 'remove', id: holiday.ID })}
      title={t.removeHolidayTitle({ name: holiday.Name })}
      description={range(holiday.From, holiday.Until)}
      confirmLabel={t.removeHolidayConfirm}
      consequences={[{ count: pausing, effect: t.removeHolidayEffect(pausing) }]}
      isBusy={isBusy}
      error={failure && textOf(failure)}
    >
      <EffectPanel change={{ Kind: 'holiday', HolidayID: holiday.ID, PropertyLocationID: holiday.PropertyLocationID, Dates: null }} isRemoval />
    </ConfirmDialog>
  )
}
