import { limits } from '@portal/domain'
import type { ReactNode } from 'react'

export type ToastTone = 'success' | 'error' | 'warning' | 'info'

export interface ToastInput {
  tone?: ToastTone
  /** What happened, in a few words. */
  title: string
  /** The effect of what happened. */
  description?: ReactNode
  /** A link. The page must offer it elsewhere too, because a toast disappears. */
  link?: { href: string, label: string }
  /** An action such as Undo, which must be available elsewhere too. A press closes the toast. */
  action?: { label: string, onPress: () => void }
  /** How many milliseconds the toast stays. Default: 30,000. */
  duration?: number
}

export interface Toast extends ToastInput {
  id: number
  tone: ToastTone
  duration: number
}

export interface ToasterStore {
  /** Shows a toast in place of the current one, and returns its id. An error stays for its whole time; later toasts wait. */
  show: (toast: ToastInput) => number
  success: (title: string, rest?: Omit<ToastInput, 'title' | 'tone'>) => number
  error: (title: string, rest?: Omit<ToastInput, 'title' | 'tone'>) => number
  warning: (title: string, rest?: Omit<ToastInput, 'title' | 'tone'>) => number
  info: (title: string, rest?: Omit<ToastInput, 'title' | 'tone'>) => number
  /** Removes the toast with this id, or the current one. */
  dismiss: (id?: number) => void
  getCurrent: () => Toast | undefined
  subscribe: (listener: () => void) => () => void
}

export const toastDuration = limits.toast.timeout

/** Creates a store that shows at most one toast. It works outside React too, so that actions can report without a hook. */
export function createToaster(): ToasterStore {
  const listeners = new Set<() => void>()
  let current: Toast | undefined
  let waiting: Toast[] = []
  let lastId = 0
  const set = (toast: Toast | undefined) => {
    current = toast
    for (const listener of listeners) listener()
  }
  const show = (input: ToastInput) => {
    lastId += 1
    const toast: Toast = { tone: 'success', duration: toastDuration, ...input, id: lastId }
    if (current?.tone === 'error' && toast.tone !== 'error') waiting.push(toast)
    else set(toast)
    return lastId
  }
  const as = (tone: ToastTone): ToasterStore['success'] => (title, rest) => show({ ...rest, title, tone })
  return {
    show,
    success: as('success'),
    error: as('error'),
    warning: as('warning'),
    info: as('info'),
    dismiss: (id) => {
      if (current && (id === undefined || id === current.id)) set(waiting.shift())
      else waiting = waiting.filter((toast) => toast.id !== id)
    },
    getCurrent: () => current,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
