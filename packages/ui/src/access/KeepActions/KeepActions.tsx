import { type InviteLabels, inviteMessages } from '@portal/domain'
import { CalendarPlus, Check, CircleAlert, WalletMinimal } from 'lucide-react'
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useId } from 'react'
import { styled } from 'styled-components'
import { BusyAnnouncement, Button } from '../../elements/Button/index.ts'
import { Icon, type IconComponent } from '../../elements/Icon/index.ts'
import { Spinner } from '../../elements/Spinner/index.ts'
import { Heading, Text } from '../../elements/Text/index.ts'
import { LiveRegion } from '../../feedback/LiveRegion/index.ts'
import { tip } from '../../internal/tip.ts'
import { useLabels } from '../../words/useLabels.ts'

export interface KeepAction {
  onKeep: () => void
  state?: 'idle' | 'busy' | 'done' | 'failed'
  /** Why the action failed, in one sentence. Default: a general sentence. */
  message?: string
  /** Why the action isn't possible now, such as being offline. */
  disabledReason?: string
}

export interface WalletAction extends KeepAction {
  /** The platform's official badge: an element or an image URL. Default: a plain button. */
  artwork?: ReactNode
}

export interface KeepActionsProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  /** The wallets to offer. */
  wallet?: { apple?: WalletAction, google?: WalletAction }
  /** Adds the key’s time to a calendar. Omit to not offer it. */
  calendar?: KeepAction
  /** Replaces individual texts; the others come from `PortalProvider`. */
  labels?: InviteLabels
}

/** Buttons to keep the invite: both wallets at equal size, and the calendar. */
export const KeepActions = forwardRef<HTMLElement, KeepActionsProps>(function KeepActions(props, ref) {
  const { wallet, calendar, labels, ...rest } = props
  const words = useLabels('Invite', inviteMessages, labels)
  const hasWords = [wallet?.apple, wallet?.google].some((action) => action && action.artwork === undefined)
  const failed = [wallet?.apple, wallet?.google, calendar].find((action) => action?.state === 'failed')
  return (
    <Section {...rest} ref={ref}>
      <Heading level={2} size="card">{words.keepClose}</Heading>
      {(wallet?.apple ?? wallet?.google) && (
        <Wallets data-words={hasWords || undefined}>
          {wallet?.apple && <Wallet action={wallet.apple} name={words.addToApple} />}
          {wallet?.google && <Wallet action={wallet.google} name={words.addToGoogle} />}
        </Wallets>
      )}
      {calendar && <Plain action={calendar} icon={CalendarPlus} name={words.addToCalendar} />}
      <Failure isShown politeness="assertive">
        {failed && <><Icon icon={CircleAlert} /><span>{failed.message ?? words.saveFailed}</span></>}
      </Failure>
      <Text size="small" tone="muted">{words.keepCloseHint}</Text>
    </Section>
  )
})

function Plain({ action, icon, name }: { action: KeepAction, icon: IconComponent, name: string }) {
  const { onKeep, state = 'idle', disabledReason } = action
  return (
    <Button size="form" isFullWidth icon={state === 'done' ? Check : icon} isBusy={state === 'busy'} disabledReason={disabledReason} onClick={onKeep}>
      {name}
    </Button>
  )
}

function Wallet({ action, name }: { action: WalletAction, name: string }) {
  const { artwork, state = 'idle', disabledReason, onKeep } = action
  const reasonId = useId()
  if (artwork === undefined) {
    return (
      <Slot size="form" isFullWidth icon={state === 'done' ? Check : WalletMinimal} isBusy={state === 'busy'} disabledReason={disabledReason} onClick={onKeep}>
        {name}
      </Slot>
    )
  }
  const isInert = state === 'busy' || disabledReason !== undefined
  return (
    <>
      <Badge
        type="button" aria-label={name} {...tip(disabledReason)} aria-describedby={disabledReason === undefined ? undefined : reasonId} aria-busy={state === 'busy' || undefined}
        aria-disabled={isInert || undefined} onClick={isInert ? undefined : onKeep}
      >
        <Artwork aria-hidden="true">{typeof artwork === 'string' ? <img src={artwork} alt="" /> : artwork}</Artwork>
        {state === 'busy' && <Cover><Spinner /></Cover>}
        {disabledReason !== undefined && <span id={reasonId} hidden>{disabledReason}</span>}
      </Badge>
      {state === 'busy' && <BusyAnnouncement />}
    </>
  )
}

const Section = styled.section`
  display: flex;
  flex-direction: column;
  gap: var(--portal-space-3);

  @media print {
    display: none;
  }
`

const Wallets = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 140px), 1fr));
  gap: var(--portal-space-3) var(--portal-space-2);

  /* The buttons are side by side only if the longest name fits on one line. */
  &[data-words] {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 232px), 1fr));
  }
`

/** The button is as high as the official badge. */
const Slot = styled(Button)`
  min-block-size: 48px;
`

/** A badge is 48 px high, with clear space. Its artwork has its own border and background. */
const Badge = styled.button`
  position: relative;
  display: grid;
  place-items: center;
  min-block-size: 48px;
  padding: 0;
  border: 0;
  border-radius: var(--portal-radius-card);
  background: none;
  color: inherit;
  cursor: pointer;

  &[aria-disabled='true'] {
    cursor: not-allowed;
  }
`

const Artwork = styled.span`
  display: grid;
  place-items: center;
  inline-size: 100%;

  > img,
  > svg {
    display: block;
    block-size: 48px;
    max-inline-size: 100%;
  }
`

const Cover = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  border-radius: inherit;
  background: var(--portal-card-bg);
`

const Failure = styled(LiveRegion)`
  display: flex;
  gap: var(--portal-space-1);
  color: var(--portal-danger-text);
  font: var(--portal-type-small);
  > svg {
    margin-block-start: var(--portal-space-0-5);
  }
`
