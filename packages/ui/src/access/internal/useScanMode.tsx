import { useEffect, useState } from 'react'
import type { ScanMode, ScanModeProps } from '../ScanMode/index.ts'

type Screen = typeof ScanMode

let fetched: Screen | undefined

const fetchScanMode = async () => {
  fetched ??= (await import('../ScanMode/ScanMode.tsx')).ScanMode
  return fetched
}

/** Loads scan mode once the browser is idle, so that it opens without a network. Its dialog code isn't needed to show a code. */
export function useScanMode() {
  const [Screen, setScreen] = useState(() => fetched)
  const [isOpen, setOpen] = useState(false)

  useEffect(() => {
    const take = () => void fetchScanMode().then((screen) => setScreen(() => screen), () => undefined)
    // Safari has no idle callback.
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(take, 1000)
      return () => clearTimeout(timer)
    }
    const idle = requestIdleCallback(take, { timeout: 5000 })
    return () => cancelIdleCallback(idle)
  }, [])

  const open = () => {
    setOpen(true)
    // Without a network the code stays on its card.
    fetchScanMode().then((screen) => setScreen(() => screen), () => setOpen(false))
  }
  const render = (props: Omit<ScanModeProps, 'isOpen' | 'onOpenChange'>) => Screen && <Screen {...props} isOpen={isOpen} onOpenChange={(change) => setOpen(change.isOpen)} />
  return { open, render }
}
