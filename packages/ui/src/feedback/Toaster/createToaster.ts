import { limits } from '@portal/domain'
import type { ReactNode } from 'react'

export type ToastTone = 'success' | 'error' | 'warning' | 'info'

export interface ToastInput {
  tone?: ToastTone
  /** What has happened, as a fact. */
  title: string
  /** What follows from it. */
  description?: ReactNode
  /** One link at most. An error toast never holds the only way on. */
  link?: { href: string, label: string }
  /** Milliseconds on screen; 30,000 unless given. */
  duration?: number
}

export interface Toast extends ToastInput {
  id: number
  tone: ToastTone
  duration: number
}

export interface ToasterStore {
  /** Replaces the toast on screen, if any. */
  show: (toast: ToastInput) => number
  success: (title: string, rest?: Omit<ToastInput, 'title' | 'tone'>) => number
  error: (title: string, rest?: Omit<ToastInput, 'title' | 'tone'>) => number
  warning: (title: string, rest?: Omit<ToastInput, 'title' | 'tone'>) => number
  info: (title: string, rest?: Omit<ToastInput, 'title' | 'tone'>) => number
  /** Removes the toast with this id, or whichever is there. */
  dismiss: (id?: number) => void
  getCurrent: () => Toast | undefined
  subscribe: (listener: () => void) => () => void
}

export const toastDuration = limits.toast.timeout

/** Holds at most one toast. Works outside React too, so that actions may report without a hook. */
export function createToaster(): ToasterStore {
  const listeners = new Set<() => void>()
  let current: Toast | undefined
  let lastId = 0
  const set = (toast: Toast | undefined) => {
    current = toast
    for (const listener of listeners) listener()
  }
  const show = (input: ToastInput) => {
    lastId += 1
    set({ tone: 'success', duration: toastDuration, ...input, id: lastId })
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
      if (current && (id === undefined || id === current.id)) set(undefined)
    },
    getCurrent: () => current,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
