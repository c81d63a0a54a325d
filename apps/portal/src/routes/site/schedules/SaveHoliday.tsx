import { useStore } from '@nanostores/react'
import { useToaster } from '@portal/ui'
import { useState } from 'react'
import type { Location } from '#portal/access/places.ts'
import { useDateRange } from '#portal/access/useDateRange.ts'
import { usePortal } from '#portal/app/PortalContext.tsx'
import { useFailureText } from '#portal/app/useFailureText.ts'
import { useRouteAction } from '#portal/app/useRouteAction.ts'
import { HolidayDialog } from './HolidayDialog.tsx'
import { holidayDraftName, type Holiday, type HolidayChange, type SaveHolidayRequest } from './holidayForm.ts'
import { schedulesMessages } from './messages.ts'

/** The dialog of a holiday, with the service's answers. */
export function SaveHoliday({ holiday, places, onClose }: { holiday: Holiday | null; places: Location[]; onClose: () => void }) {
  const t = useStore(schedulesMessages)
  const { drafts } = usePortal()
  const toaster = useToaster()
  const textOf = useFailureText()
  const range = useDateRange()
  const [asked, setAsked] = useState<SaveHolidayRequest | null>(null)
  const { failure, isBusy, run } = useRouteAction<HolidayChange, unknown>(() => {
    toaster.success(t.holidaySaved({ name: asked?.Name ?? '' }))
    drafts.drop(holidayDraftName(holiday))
    onClose()
  })
  const isConflict = failure?.kind === 'service' && failure.code === 'CONFLICT'
  return (
    <HolidayDialog
      holiday={holiday}
      overtakenBy={isConflict ? currentOf(failure.body) : null}
      describe={({ Name, From, Until }) => `${Name}, ${range(From, Until)}`}
      isBusy={isBusy}
      error={failure && !isConflict ? textOf(failure) : null}
      places={places}
      onClose={onClose}
      onSave={(wanted) => {
        setAsked(wanted)
        run({ change: 'save', holiday: wanted })
      }}
    />
  )
}

function currentOf(body: unknown): Holiday | null {
  return typeof body === 'object' && body !== null && 'current' in body ? (body.current as Holiday) : null
}
