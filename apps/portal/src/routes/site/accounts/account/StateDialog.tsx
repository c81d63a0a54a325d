import { InlineAlert, Stack, Text } from '@portal/ui'
import { PowerOff, RotateCcw } from 'lucide-react'
import { usePortal } from '#portal/app/PortalContext.tsx'
import { type Calling, useCall } from '#portal/app/useCall.ts'
import { ReasonDialog } from '#portal/forms/ReasonDialog.tsx'
import { accountMessages } from '../account.messages.ts'
import type { AccountDetails } from './route.tsx'

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

/** Changes an account's state. */
export function useStateChange(AccountID: number, onDone: (done: StateDone) => void): Calling<StateDone> {
  const portal = usePortal()
  return useCall(
    async (api, { isActive, reason }: StateDone) => {
      await api.setAccountState({ AccountID, IsActive: isActive, Reason: reason })
      // The details are loaded again, because the frame shows whether the current account is active.
      portal.forgetDetails()
    },
    (_answer, done) => onDone(done),
  )
}

/** Asks for a reason before an account is made active or inactive, and says what stops. */
export function StateDialog({ account: { ID, Name, IsActive, Stops }, onClose, onDone }: StateDialogProps) {
  const t = accountMessages.useWords()
  const change = useStateChange(ID, onDone)
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
      calling={{ ...change, run: (reason) => change.run({ isActive: !IsActive, reason }), sent: change.sent && change.sent.reason }}
      note={IsActive && (
        <InlineAlert tone="warning" title={t.stops}>
          <Stack gap={1}>
            {stops.map((line) => <Text key={line} as="span" size="small">{line}</Text>)}
            <Text as="span" size="small">{t.stays}</Text>
          </Stack>
        </InlineAlert>
      )}
      onClose={onClose}
    />
  )
}
