import { useStore } from '@nanostores/react'
import { Button, ButtonLink, LiveRegion, media } from '@portal/ui'
import { styled } from 'styled-components'
import { useOnline } from '../app/useOnline.ts'
import { saveBarMessages } from './saveBar.messages.ts'

export interface SaveBarProps {
  /** What is true now: who gets a mail, how many changes are not saved. */
  fact: string
  /** Why the last press did nothing; null where it did. */
  waiting: string | null
  saveLabel: string
  cancel: { label: string; href: string }
  isSaving: boolean
  /** Why nothing can be saved; the button stays and says so. */
  disabledReason?: string | undefined
}

/** The foot of a long form: stays in sight, says what is true now, and saves. It submits the form it stands in. */
export function SaveBar({ fact, waiting, saveLabel, cancel, isSaving, disabledReason }: SaveBarProps) {
  const t = useStore(saveBarMessages)
  const isOnline = useOnline()
  return (
    <Bar>
      <p>{waiting ?? fact}</p>
      <LiveRegion>{waiting ?? ''}</LiveRegion>
      <div>
        <ButtonLink href={cancel.href} size="form">
          {cancel.label}
        </ButtonLink>
        <Button variant="primary" size="form" type="submit" isBusy={isSaving} disabledReason={isOnline ? disabledReason : t.offline}>
          {saveLabel}
        </Button>
      </div>
    </Bar>
  )
}

const Bar = styled.div`
  position: sticky;
  inset-block-end: 0;
  z-index: 5;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--portal-space-2) var(--portal-space-4);
  margin-inline: calc(-1 * var(--portal-space-8));
  padding-block: var(--portal-space-3);
  padding-inline: var(--portal-space-8);
  border-block-start: 1px solid var(--portal-border-default);
  background: var(--portal-surface-base);

  & > p {
    flex: 1 1 240px;
    margin: 0;
    overflow-wrap: anywhere;
  }
  & > div:last-child {
    display: flex;
    gap: var(--portal-space-2);
  }

  ${media.phone} {
    margin-inline: calc(-1 * var(--portal-space-4));
    padding-inline: var(--portal-space-4);

    & > div:last-child {
      flex: 1 1 100%;
    }
    & > div:last-child > * {
      flex: 1 1 0;
    }
  }
`
