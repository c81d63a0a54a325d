import { useEffect, useState } from 'react'
import type { ScanMode, ScanModeProps } from '../ScanMode/ScanMode.tsx'

type Screen = typeof ScanMode

let loadedScreen: Screen | undefined

const fetchScanMode = async () => {
  loadedScreen ??= (await import('../ScanMode/ScanMode.tsx')).ScanMode
  return loadedScreen
}

/** Loads scan mode once the browser is idle, so that it later opens without a network. The first screen doesn't need its code. */
export function useScanMode() {
  const [Screen, setScreen] = useState(() => loadedScreen)
  const [isOpen, setOpen] = useState(false)

  useEffect(() => {
    const take = () => void fetchScanMode().then((screen) => setScreen(() => screen), () => undefined)
    // Safari has no `requestIdleCallback`.
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(take, 1000)
      return () => clearTimeout(timer)
    }
    const idle = requestIdleCallback(take, { timeout: 5000 })
    return () => cancelIdleCallback(idle)
  }, [])

  const open = () => {
    setOpen(true)
    // If loading fails without a network, the code stays on its card.
    fetchScanMode().then((screen) => setScreen(() => screen), () => setOpen(false))
  }
  const render = (props: Omit<ScanModeProps, 'isOpen' | 'onOpenChange'>) => Screen && <Screen {...props} isOpen={isOpen} onOpenChange={(change) => setOpen(change.isOpen)} />
  return { open, render }
}
