import { Button, useToaster } from '@portal/ui'
import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { useCall } from '#portal/app/useCall.ts'
import { ReasonDialog } from '#portal/forms/ReasonDialog.tsx'
import type { User } from '#portal/people/userValues.ts'
import { resetTwoStepMessages } from './resetTwoStep.messages.ts'

/** Turns two-step sign-in off for a user who lost their phone and their recovery codes. Afterwards the row has no button, but stays to confirm the reset. */
export function ResetTwoStep({ user }: { user: User }) {
  const t = resetTwoStepMessages.useWords()
  const toaster = useToaster()
  const [isAsking, setAsking] = useState(false)
  const reset = useCall(
    (api, Reason: string) => api.resetTwoStep({ UserID: user.ID, Reason }),
    () => {
      setAsking(false)
      toaster.success(t.done({ name: user.Name }))
    },
  )
  return (
    <>
      {user.HasTwoStep && <Button size="compact" onClick={() => setAsking(true)}>{t.reset}</Button>}
      {isAsking && (
        <ReasonDialog
          title={t.title({ name: user.Name })}
          icon={ShieldCheck}
          description={t.text({ name: user.Name })}
          confirm={t.confirm}
          reasonLabel={t.reason}
          reasonHelp={t.reasonHelp}
          reasonMissing={t.reasonMissing}
          calling={reset}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
