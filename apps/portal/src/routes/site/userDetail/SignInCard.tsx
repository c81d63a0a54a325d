import { Button, Card, DescriptionList, Stack } from '@portal/ui'
import { Mail, ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { FailureAlert } from '#portal/app/FailureAlert.tsx'
import { useCall } from '#portal/app/useCall.ts'
import { ReasonDialog } from '#portal/forms/ReasonDialog.tsx'
import { userTypeMessages } from '#portal/people/people.messages.ts'
import { useDay, useMoments } from '#portal/people/useMoments.ts'
import { userFieldMessages } from '#portal/people/userFields.messages.ts'
import { userFormMessages } from '#portal/people/userForm.messages.ts'
import { userTypeName } from '#portal/people/userTypes.ts'
import type { User } from '#portal/people/userValues.ts'
import { userDetailMessages } from './messages.ts'
import { resetTwoStepMessages } from './resetTwoStep.messages.ts'

interface SignInCardProps {
  user: User
  mayEdit: boolean
}

/** Shows a user's sign-in and rights. */
export function SignInCard({ user, mayEdit }: SignInCardProps) {
  const t = userDetailMessages.useWords()
  const names = userFieldMessages.useWords()
  const modes = userFormMessages.useWords()
  const types = userTypeMessages.useWords()
  const { moment, list } = useMoments()
  const day = useDay()
  const typeName = userTypeName(user.UserTypeID)
  const rights = (['IsUserAdmin', 'IsKitsAdmin', 'IsBillingAdmin'] as const).filter((flag) => user[flag]).map((flag) => names[flag])
  const until = user.WebLoginExpirationDate && moment(user.WebLoginExpirationDate, user.WebLoginExpirationTime)
  const web = until ? t.webAccessUntil({ end: until }) : t.webAccessOn
  const output = { 1: modes.opensMomentarily, 2: modes.holdsOpen, 3: modes.opensBoth }[user.LimitActuationModeID]
  const mailed = user.SignInMailSentAt ? t.mailSent({ time: day(user.SignInMailSentAt, user.PropertyTimeZone) }) : t.mailNever
  const awaitsPassword = user.HasPassword === false && (user.IsWebLoginEnabled || user.IsMobileOnly)
  return (
    <Card title={t.signIn} actions={mayEdit && (awaitsPassword ? <SendMail user={user} /> : <ResetTwoStep user={user} />)}>
      <DescriptionList
        items={[
          { term: t.webAccess, value: user.IsWebLoginEnabled ? web : t.webAccessOff },
          ...(user.Username === '' ? [] : [{ term: names.Username, value: <bdi>{user.Username}</bdi> }]),
          ...(user.HasPassword === undefined ? [] : [{ term: t.password, value: user.HasPassword ? t.passwordSet : t.passwordMissing }]),
          ...(user.HasPassword ? [{ term: t.twoStep, value: user.HasTwoStep ? t.twoStepOn : t.twoStepOff }] : []),
          ...(awaitsPassword && user.SignInMailSentAt !== undefined ? [{ term: t.mail, value: mailed }] : []),
          { term: t.app, value: user.IsMobileOnly ? t.appOnly : user.IsCellgateApp ? t.appUsed : t.appNone },
          { term: names.UserTypeID, value: typeName === null ? types.other({ number: user.UserTypeID }) : types[typeName] },
          { term: t.rights, value: rights.length === 0 ? t.noRights : list(rights) },
          { term: names.LimitActuationModeID, value: output },
        ]}
      />
    </Card>
  )
}

/** Sends the mail with the link to set a password, even if it was sent before. */
function SendMail({ user }: { user: User }) {
  const t = userDetailMessages.useWords()
  const { run, isBusy, failure } = useCall((api) => api.resendSignInMail({ ID: user.ID }), () => t.mailDone({ name: user.Name }))
  return (
    <Stack gap={2} align="flex-end">
      <Button size="compact" icon={Mail} isBusy={isBusy} onClick={() => run()}>
        {user.SignInMailSentAt ? t.mailAgain : t.mailSend}
      </Button>
      <FailureAlert failure={failure} />
    </Stack>
  )
}

/** Turns two-step sign-in off for a user who lost their phone and their recovery codes. Afterwards the row has no button, but stays to confirm the reset. */
function ResetTwoStep({ user }: { user: User }) {
  const t = resetTwoStepMessages.useWords()
  const [isAsking, setAsking] = useState(false)
  const reset = useCall(
    (api, Reason: string) => api.resetTwoStep({ UserID: user.ID, Reason }),
    () => {
      setAsking(false)
      return t.done({ name: user.Name })
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
