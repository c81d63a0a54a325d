import { InlineAlert, Stack, Text } from '@portal/ui'
import { PowerOff, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { ReasonDialog } from '#portal/forms/ReasonDialog.tsx'
import { accountMessages } from '../account.messages.ts'
import type { AccountAction, AccountDetails } from './route.tsx'
import { useRouteAction } from '#portal/app/useRouteAction.ts'

export interface StateDialogProps {
  account: AccountDetails
  onClose: () => void
  onDone: (done: StateDone) => void
}

/** A change of an account's state, as Undo needs it. */
export interface StateDone {
  isActive: boolean
  reason: string
}

/** Asks for a reason before an account is made active or inactive, and says what stops. */
export function StateDialog({ account: { ID, Name, IsActive, Stops }, onClose, onDone }: StateDialogProps) {
  const t = accountMessages.useWords()
  const [asked, setAsked] = useState('')
  const { run, isBusy, error } = useRouteAction<AccountAction, { IsActive: boolean }>((answer) => onDone({ isActive: answer.IsActive, reason: asked }))
  const stops = [
    Stops.People > 0 && t.stopsPeople({ count: Stops.People }), Stops.Codes > 0 && t.stopsCodes({ count: Stops.Codes }), Stops.Invites > 0 && t.stopsInvites({ count: Stops.Invites }),
    Stops.CallGroups > 0 && t.stopsCalls({ count: Stops.CallGroups }),
  ].filter((line) => line !== false)
  return (
    <ReasonDialog
      title={IsActive ? t.deactivateTitle({ account: Name }) : t.activateTitle({ account: Name })}
      icon={IsActive ? PowerOff : RotateCcw}
      description={IsActive ? t.deactivateText : t.activateText}
      confirm={IsActive ? t.deactivate : t.activate}
      reasonLabel={t.reason}
      reasonHelp={t.reasonHelp}
      reasonMissing={t.reasonMissing}
      isBusy={isBusy}
      isKept={!isBusy}
      failure={error}
      note={IsActive && (
        <InlineAlert tone="warning" title={t.stops}>
          <Stack gap={1}>
            {stops.map((line) => <Text key={line} as="span" size="small">{line}</Text>)}
            <Text as="span" size="small">{t.stays}</Text>
          </Stack>
        </InlineAlert>
      )}
      onClose={onClose}
      onConfirm={(reason) => {
        setAsked(reason)
        run({ kind: 'state', change: { AccountID: ID, IsActive: !IsActive, Reason: reason } })
      }}
    />
  )
}
