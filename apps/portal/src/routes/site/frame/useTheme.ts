import { useLayoutEffect } from 'react'
import type { UserDetails } from '../../../app/Portal.ts'

/** Shows the portal in the look that the person chose, as long as they are signed in; `device` is what the stylesheet does by itself. */
export function useTheme(theme: UserDetails['Theme']): void {
  useLayoutEffect(() => {
    if (theme === 'device') return
    const { dataset } = document.documentElement
    const before = dataset['theme']
    dataset['theme'] = theme
    return () => {
      if (before === undefined) delete dataset['theme']
      else dataset['theme'] = before
    }
  }, [theme])
}
