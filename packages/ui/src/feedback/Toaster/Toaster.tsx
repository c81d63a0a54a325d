import type { Labels } from '@portal/domain'
import { CircleCheck, CircleX, Info, TriangleAlert, X } from 'lucide-react'
import { type ComponentPropsWithoutRef, type FocusEvent, forwardRef, type KeyboardEvent, useEffect, useRef, useSyncExternalStore } from 'react'
import { styled } from 'styled-components'
import { Button } from '../../elements/Button/Button.tsx'
import { Icon, type IconComponent } from '../../elements/Icon/Icon.tsx'
import { IconButton } from '../../elements/IconButton/IconButton.tsx'
import { TextLink } from '../../elements/Link/TextLink.tsx'
import { Text } from '../../elements/Text/Text.tsx'
import { media } from '../../theme/media.ts'
import type { Tone } from '../../theme/tone.ts'
import { toastDuration, type ToasterStore, type ToastInput, type ToastTone } from './createToaster.ts'
import { useToastRoom } from './useToastRoom.ts'
import { useToastTimer } from './useToastTimer.ts'
import { useLabels } from '../../words/useLabels.ts'
import { toasterMessages } from './Toaster.messages.ts'

export type ToasterLabels = Labels<typeof toasterMessages>

export interface ToasterProps extends ComponentPropsWithoutRef<'section'> {
  /** The store of toasts, made by `createToaster`. */
  toaster: ToasterStore
  /** Replaces individual texts; the others come from `PortalProvider`. */
  labels?: ToasterLabels
}

const looks: Record<ToastTone, { icon: IconComponent, tone: Tone }> = {
  success: { icon: CircleCheck, tone: 'success' },
  error: { icon: CircleX, tone: 'danger' },
  warning: { icon: TriangleAlert, tone: 'warning' },
  info: { icon: Info, tone: 'info' },
}

/**
 * Shows one toast at the bottom of the page, above a form's foot. Its live regions always exist, so that screen readers announce the first
 * toast too.
 */
export const Toaster = forwardRef<HTMLElement, ToasterProps>(function Toaster({ toaster, labels, ...rest }, ref) {
  const words = useLabels('Toaster', toasterMessages, labels)
  const toast = useSyncExternalStore(toaster.subscribe, toaster.getCurrent, () => undefined)
  const { pause, resume } = useToastTimer(toast?.id, toast?.duration ?? toastDuration, () => isHeld(), () => toaster.dismiss(toast?.id))
  const box = useRef<HTMLDivElement>(null)
  useToastRoom(box, toast && (toast.tone === 'error' ? 'alert' : 'status'))
  const cameFrom = useRef<HTMLElement | null>(null)
  const hovered = useRef(false)
  const focused = useRef(false)

  const isHeld = () => {
    // The focused element may have disappeared with the previous toast.
    focused.current &&= box.current?.contains(document.activeElement) ?? false
    return hovered.current || focused.current
  }
  useEffect(() => {
    if (!toast) hovered.current = focused.current = false
  }, [toast])
  const hold = (kind: typeof hovered, isHeld: boolean) => {
    kind.current = isHeld
    if (hovered.current || focused.current) pause()
    else resume()
  }
  const focusIn = (event: FocusEvent<HTMLElement>) => {
    const from = event.relatedTarget
    if (from instanceof HTMLElement && !event.currentTarget.contains(from)) cameFrom.current = from
    hold(focused, true)
  }
  const close = () => {
    hovered.current = false
    focused.current = false
    toaster.dismiss(toast?.id)
    cameFrom.current?.focus()
    cameFrom.current = null
  }
  const act = (action: ToastInput['action']) => {
    close()
    action?.onPress()
  }
  const escape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close()
  }
  const look = toast && looks[toast.tone]
  const shown = toast && look && (
    <Box
      ref={box}
      data-tone={toast.tone}
      onPointerEnter={() => hold(hovered, true)}
      onPointerLeave={() => hold(hovered, false)}
      onFocus={focusIn}
      onBlur={() => hold(focused, false)}
      onKeyDown={escape}
    >
      <Icon icon={look.icon} tone={look.tone} />
      <div>
        <Text isStrong>{toast.title}</Text>
        {toast.description && <Text as="div" size="small" tone="muted">{toast.description}</Text>}
        {toast.link && <LinkLine><TextLink href={toast.link.href} onClick={close}>{toast.link.label}</TextLink></LinkLine>}
        {toast.action && <LinkLine><Button size="compact" onClick={() => act(toast.action)}>{toast.action.label}</Button></LinkLine>}
      </div>
      <IconButton icon={X} label={words.close} size="compact" onClick={close} />
    </Box>
  )
  return (
    <Corner ref={ref} aria-label={words.region} {...rest}>
      <div role="status" aria-live="polite">{toast?.tone !== 'error' && shown}</div>
      {/* An error interrupts what the screen reader is reading. */}
      <div role="alert" aria-live="assertive">{toast?.tone === 'error' && shown}</div>
    </Corner>
  )
})

const Corner = styled.section`
  position: fixed;
  z-index: var(--portal-layer-toast);
  inset-block-end: calc(var(--portal-edge-foot, 0px) + var(--portal-space-5));
  inset-inline-end: var(--portal-space-5);
  inline-size: min(400px, calc(100vw - 40px));
  pointer-events: none;

  ${media.phone} {
    inset-block-end: calc(var(--portal-edge-foot, 0px) + max(var(--portal-space-4), env(safe-area-inset-bottom)));
    inset-inline: var(--portal-space-4);
    inline-size: auto;
  }
`

const Box = styled.div`
  display: grid;
  grid-template-columns: 16px minmax(0, 1fr) auto;
  gap: 0 var(--portal-space-2);
  align-items: start;
  padding-block: var(--portal-space-3);
  padding-inline: var(--portal-space-3) var(--portal-space-2);
  border: 1px solid var(--portal-toast-border);
  border-radius: var(--portal-radius-card);
  background: var(--portal-toast-bg);
  box-shadow: var(--portal-shadow-menu);
  overflow-wrap: anywhere;
  pointer-events: auto;

  & > svg {
    margin-block-start: var(--portal-space-0-5);
  }
  & > button {
    margin-block: calc(-1 * var(--portal-space-1));
  }
`

const LinkLine = styled.div`
  margin-block-start: var(--portal-space-1);
  font: var(--portal-type-small);
`
