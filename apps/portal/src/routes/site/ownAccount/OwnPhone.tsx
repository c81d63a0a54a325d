import { activeStatus, Button, FilteredTextField, Inline, Stack, StatusLabel, Text, useToaster } from '@portal/ui'
import { useState, type SyntheticEvent } from 'react'
import { useCall } from '#portal/app/useCall.ts'
import { ownPhoneMessages } from './messages.ts'
import type { OwnAccount } from './ownAccountForm.ts'
import { FailureAlert } from '#portal/app/FailureAlert.tsx'

/** The field for the user's own phone number, and its verification by a code. */
export function OwnPhone({ account: { Phone, IsPhoneVerified } }: { account: OwnAccount }) {
  const t = ownPhoneMessages.useWords()
  const toaster = useToaster()
  const [code, setCode] = useState('')
  const sending = useCall((api) => api.sendOwnPhoneCode({}), () => setCode(''))
  const verifying = useCall((api) => api.verifyOwnPhone({ Code: code }), () => toaster.success(t.done))
  const failure = [sending, verifying].find((one) => one.failure !== null && !one.isBusy)?.failure ?? null
  const confirm = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    verifying.run()
  }
  return (
    <Stack gap={2}>
      <Inline gap={3} isWrapping>
        <bdi>{Phone}</bdi>
        {IsPhoneVerified ? (
          <StatusLabel status={activeStatus}>{t.verified}</StatusLabel>
        ) : (
          <Button size="compact" isBusy={sending.isBusy} onClick={() => sending.run()}>
            {sending.isDone ? t.again : t.verify}
          </Button>
        )}
      </Inline>
      {!IsPhoneVerified && !sending.isDone && <Text size="small" tone="muted">{t.notVerified}</Text>}
      {!IsPhoneVerified && sending.isDone && (
        <form noValidate onSubmit={confirm}>
          <Stack gap={2}>
            <FilteredTextField
              label={t.code}
              help={t.sent}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={6}
              value={code}
              onChange={(event) => setCode(event.currentTarget.value)}
            />
            <div>
              <Button type="submit" disabled={!/^\d{6}$/.test(code)} isBusy={verifying.isBusy}>
                {t.confirm}
              </Button>
            </div>
          </Stack>
        </form>
      )}
      <FailureAlert failure={failure} />
    </Stack>
  )
}
