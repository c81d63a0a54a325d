import { isServiceError, isSessionExpired } from '@portal/api-client'
import { Banner, Button, Inline, useToaster } from '@portal/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router-dom'
import { attempt } from '#portal/app/attempt.ts'
import { chromeMessages } from '#portal/app/chrome.messages.ts'
import { paths, userPath } from '#portal/app/paths.ts'
import type { UserDetails } from '#portal/app/Portal.ts'
import { usePortal } from '#portal/app/PortalContext.tsx'
import { signInAs } from '#portal/app/signInAs.ts'
import { useFailureText } from '#portal/app/useFailureText.ts'
import { useViewerTimeZone } from '#portal/app/useViewerTimeZone.ts'
import { useFormats } from '#portal/i18n/useFormats.ts'

export interface SignedInAsBannerProps {
  details: UserDetails
}

/** The banner while an operator is signed in as another user: both names, reason, end, and a button to return. */
export function SignedInAsBanner({ details }: SignedInAsBannerProps) {
  const t = chromeMessages.useWords()
  const format = useFormats(useViewerTimeZone())
  const { isLeaving, goBack } = useWayBack(details)
  const more = useMoreTime()
  if (!details.SignedInBy) return null
  const { Name, Reason, EndsAt } = details.SignedInBy
  const end = EndsAt === null ? null : t.endsAt({ time: format.time(EndsAt) })
  return (
    <Banner
      kind="impersonation"
      title={t.signedInAs({ user: details.Name })}
      facts={[t.youAre({ administrator: Name }), Reason && t.reason({ reason: Reason }), end].filter(Boolean).join(' · ')}
      phoneFacts={[t.youAre({ administrator: Name }), end].filter(Boolean).join(' · ')}
      actions={
        <Inline>
          {EndsAt !== null && (
            <Button size="compact" isBusy={more.isBusy} onClick={() => void more.ask()}>
              {t.moreTime}
            </Button>
          )}
          <Button size="compact" isBusy={isLeaving} onClick={() => void goBack()}>
            {t.backToYourself}
          </Button>
        </Inline>
      }
    />
  )
}

/** Returns to the operator's own session, and does so automatically at the end of the time. */
function useWayBack({ ID, SignedInBy }: UserDetails) {
  const t = chromeMessages.useWords()
  const portal = usePortal()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const toaster = useToaster()
  const [isLeaving, setLeaving] = useState(false)
  const goBack = async () => {
    setLeaving(true)
    try {
      await signInAs(portal)
      await navigate(userPath(Number(ID)))
      // The page is loaded again, because the frame still shows the other user.
      await revalidate()
    } catch (error) {
      if (isServiceError(error) || isSessionExpired(error)) {
        portal.forgetSession()
        portal.tellAtLogin('wayBackFailed')
        await portal.go(paths.login)
      } else toaster.error(t.wayBackUnreachable)
    } finally {
      setLeaving(false)
    }
  }
  const endsAt = SignedInBy?.EndsAt ?? null
  const goBackInTime = useEffectEvent(() => void goBack())
  useEffect(() => {
    if (endsAt === null) return
    const timer = setTimeout(goBackInTime, Math.max(0, Date.parse(endsAt) - portal.api.serverNow()))
    return () => clearTimeout(timer)
  }, [endsAt, portal])
  return { isLeaving, goBack }
}

/** Extends the session by its first duration. */
function useMoreTime() {
  const portal = usePortal()
  const toaster = useToaster()
  const failureText = useFailureText()
  const { revalidate } = useRevalidator()
  const [isBusy, setBusy] = useState(false)
  const ask = async () => {
    setBusy(true)
    try {
      const asked = await attempt(portal.api.extendSignInAs())
      if (!asked.ok) return void toaster.error(failureText(asked.failure))
      portal.forgetDetails()
      await revalidate()
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, ask }
}
