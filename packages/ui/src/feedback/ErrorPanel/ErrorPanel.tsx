import type { Labels } from '@portal/domain'
import { CircleX, RefreshCw } from 'lucide-react'
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { Button } from '../../elements/Button/Button.tsx'
import { Icon, type IconComponent } from '../../elements/Icon/Icon.tsx'
import { Text } from '../../elements/Text/Text.tsx'
import type { Tone } from '../../theme/tone.ts'
import { useLabels } from '../../words/useLabels.ts'
import { errorPanelMessages } from './ErrorPanel.messages.ts'

/** Why something could not be loaded. Passed to components that show an `ErrorPanel` themselves. */
export interface LoadFailure {
  /** Cause and status of the error: 'ERROR 502 Bad Gateway. Nothing was changed.' */
  detail?: ReactNode
  onRetry?: () => void
  isRetrying?: boolean
}

export interface ErrorPanelProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title'> {
  /** What failed: "Invites could not be loaded". */
  title: ReactNode
  /** Cause, status and consequence: "ERROR 502 Bad Gateway, 10:02 AM. Nothing was changed." */
  children?: ReactNode
  /** Tries again. Omit if a retry can't help. */
  onRetry?: () => void
  /** Whether a retry is running; the button keeps the focus. */
  isRetrying?: boolean
  /** Further buttons, after Retry. */
  actions?: ReactNode
  /** Replaces the error icon, such as by a lock for a refusal. */
  icon?: IconComponent
  /** Color of the icon. The text must say the same. */
  tone?: Tone
  /** Replaces individual texts; the others come from `PortalProvider`. */
  labels?: Labels<typeof errorPanelMessages>
}

/** Shows an error in the card that couldn't load; the rest of the page stays. */
export const ErrorPanel = forwardRef<HTMLDivElement, ErrorPanelProps>(function ErrorPanel(props, ref) {
  const { title, children, onRetry, isRetrying, labels, actions, icon = CircleX, tone = 'danger', ...rest } = props
  const words = useLabels('ErrorPanel', errorPanelMessages, labels)
  return (
    <Root ref={ref} role="alert" {...rest}>
      <Cause>
        <Icon icon={icon} tone={tone} />
        <div>
          <Text isStrong>{title}</Text>
          {children && <Text as="div" size="small" tone="muted" isTabular>{children}</Text>}
        </div>
      </Cause>
      {(onRetry || actions) && (
        <Ways>
          {onRetry && <Button variant="primary" icon={RefreshCw} isBusy={isRetrying} onClick={onRetry}>{words.retry}</Button>}
          {actions}
        </Ways>
      )}
    </Root>
  )
})

const Root = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: var(--portal-space-2);
  padding-block: var(--portal-space-5);
  padding-inline: var(--portal-space-4);
`

const Cause = styled.div`
  display: flex;
  align-items: flex-start;
  gap: var(--portal-space-2);
  overflow-wrap: anywhere;

  & > svg {
    margin-block-start: var(--portal-space-0-5);
  }
`

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--portal-space-2);
`
