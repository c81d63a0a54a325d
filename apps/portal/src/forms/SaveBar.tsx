import { Button, ButtonLink, FootBar, type FootBarProps } from '@portal/ui'
import { useOnline } from '../app/useOnline.ts'
import { saveBarMessages } from './saveBar.messages.ts'
import { styled } from 'styled-components'

export interface SaveBarProps extends Pick<FootBarProps, 'fact' | 'effect' | 'waiting'> {
  saveLabel: string
  /** The Cancel button: a link, or on a page that stays open, a button that discards the changes. */
  cancel: { label: string; href: string } | { label: string; onCancel: () => void; disabled: boolean }
  isSaving: boolean
  /** Why saving isn't possible; the button then shows this reason. */
  disabledReason?: string | undefined
}

/** The bar at the bottom of a long form, always visible, with the current state and Save. It submits the form around it. */
export function SaveBar({ fact, effect, waiting, saveLabel, cancel, isSaving, disabledReason }: SaveBarProps) {
  const t = saveBarMessages.useWords()
  const isOnline = useOnline()
  return (
    <FootBar fact={fact} effect={effect} waiting={waiting}>
      {'href' in cancel ? (
        <ButtonLink href={cancel.href} size="form">
          {cancel.label}
        </ButtonLink>
      ) : (
        <Button size="form" disabled={cancel.disabled} onClick={cancel.onCancel}>
          {cancel.label}
        </Button>
      )}
      <Button variant="primary" size="form" type="submit" isBusy={isSaving} disabledReason={isOnline ? disabledReason : t.offline}>
        {saveLabel}
      </Button>
    </FootBar>
  )
}

/** A form that fills a page: heading, cards, and the bar at the bottom. */
export const PageForm = styled.form`
  display: flex;
  flex-direction: column;
  gap: var(--portal-space-5);
`
