import { LockdownBanner, useToaster } from '@portal/ui'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { attempt } from '../app/attempt.ts'
import { lockdownPath, paths } from '../app/paths.ts'
import { usePortal } from '../app/PortalContext.tsx'
import { useFailureText } from '../app/useFailureText.ts'
import { usePolling } from '../app/usePolling.ts'
import { lockdownStripMessages } from './lockdown.messages.ts'
import { watchLockdownChanges, tellLockdownChanged } from './lockdownNews.ts'
import { toLockdownView, type LockdownRecord } from './toLockdownView.ts'

/** Milliseconds between two requests. */
const pause = 10_000

export interface LockdownStripProps {
  /** Whether a lockdown was running when the page loaded; then it is requested at once. */
  isRunning: boolean
  mayRelease: boolean
  /** The name of the signed-in user, whose own releases are told where they were made. */
  viewer: string
}

/** Shows the running lockdown above every page and in every tab. A real lockdown has priority over a drill. */
export function LockdownStrip({ isRunning, mayRelease, viewer }: LockdownStripProps) {
  const t = lockdownStripMessages.useWords()
  const toaster = useToaster()
  const failureText = useFailureText()
  const [isReleasing, setReleasing] = useState(false)
  const { api } = usePortal()
  const { revalidate } = useRevalidator()
  const [running, setRunning] = useState<LockdownRecord[]>([])
  // The last answer; null before the first one, if a lockdown was running when the page loaded. A request may end before the component has rendered this answer.
  const known = useRef<readonly LockdownRecord[] | null>(isRunning ? null : [])
  const ask = async () => {
    const asked = await attempt(api.getLockdowns({ IsRunning: true })).catch(() => null)
    if (!asked?.ok) return
    // Reloads the page's data when a lockdown starts, changes or ends.
    const { Running } = asked.value
    const before = known.current ?? Running
    known.current = Running
    if (stampOf(Running) !== stampOf(before)) void revalidate()
    setRunning(Running)
    for (const { ID, ReleasedAt } of before) if (ReleasedAt === null) void tellRelease(ID, Running.find((one) => one.ID === ID))
  }
  /** Says who ended a lockdown, because its banner and an open question about it disappear. `found`: its record, if doors still wait. */
  const tellRelease = async (LockdownID: number, found: LockdownRecord | undefined) => {
    const asked = found ? null : await attempt(api.getLockdownTrail({ LockdownID })).catch(() => null)
    const ended = found ?? (asked?.ok ? asked.value.Lockdown : undefined)
    if (!ended || ended.ReleasedAt === null || ended.ReleasedBy === viewer) return
    const name = ended.ReleasedBy ?? t.someone
    toaster.success(ended.IsReleasedByTime ? t.endedByTime : ended.IsDrill ? t.drillEndedBy({ name }) : t.releasedBy({ name }))
  }
  const askNow = useEffectEvent(ask)
  usePolling(true, pause, ask, ['lockdown'])
  useEffect(() => {
    const first = isRunning ? setTimeout(() => void askNow()) : undefined
    const stopWatching = watchLockdownChanges(() => void askNow())
    return () => {
      clearTimeout(first)
      stopWatching()
    }
  }, [isRunning])

  const release = async (LockdownID: number) => {
    setReleasing(true)
    try {
      const released = await attempt(api.releaseLockdown({ LockdownID }))
      if (!released.ok) toaster.error(failureText(released.failure))
      else toaster.success(released.value.IsNew ? t.wasReleased : t.releasedBefore({ name: released.value.Lockdown.ReleasedBy ?? t.someone }))
      tellLockdownChanged()
    } finally {
      setReleasing(false)
    }
  }

  const [first, ...others] = running.toSorted((one, other) => Number(one.IsDrill) - Number(other.IsDrill))
  if (!first) return null
  const isAlone = others.length === 0
  return (
    <LockdownBanner
      lockdown={toLockdownView(first)}
      others={others.length}
      href={isAlone ? lockdownPath(first.ID) : paths.lockdown}
      clock={api.serverNow}
      isReleasing={isReleasing}
      onRelease={mayRelease && first.ReleasedAt === null ? () => void release(first.ID) : undefined}
    />
  )
}

const stampOf = (lockdowns: readonly LockdownRecord[]) => lockdowns.map(({ ID, Ports }) => `${ID}:${Ports.map(({ State }) => State).join()}`).join('|')
