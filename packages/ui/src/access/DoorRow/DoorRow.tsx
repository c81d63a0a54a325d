import { type DoorAction, type Labels, zonedFormat } from '@portal/domain'
import { Ellipsis, EllipsisVertical } from 'lucide-react'
import { type ComponentPropsWithoutRef, forwardRef, lazy, type ReactNode, Suspense, useId, useState } from 'react'
import { css, styled } from 'styled-components'
import { Button } from '../../elements/Button/Button.tsx'
import { IconButton } from '../../elements/IconButton/IconButton.tsx'
import { Text } from '../../elements/Text/Text.tsx'
import { TextLink } from '../../elements/Link/TextLink.tsx'
import { media } from '../../theme/media.ts'
import { useSetting } from '../../words/PortalProvider.tsx'
import { useLabels } from '../../words/useLabels.ts'
import { useTimes } from '../../words/useTimes.ts'
import { type DoorAct, type DoorActionState, isShown } from './doorAct.ts'
import { doorRowMessages } from './DoorRow.messages.ts'

const HoldForm = lazy(async () => ({ default: (await import('./HoldForm.tsx')).HoldForm }))
const DoorSheet = lazy(async () => ({ default: (await import('./DoorSheet.tsx')).DoorSheet }))

export interface DoorRowProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The door's name. */
  name: string
  /** The door's page; the name links to it. */
  href?: string | undefined
  /** Facts under the name: hardware, last opening, reason of the status. */
  facts?: ReactNode
  /** The current status: a `StatusLabel`. */
  status: ReactNode
  /** Actions that the reader may take, each with the reason if it isn't possible now. */
  actions: readonly DoorActionState[]
  /**
   * The layout. `row`: in a list. `half`: in one of two columns, with the buttons to open and to hold, and all actions in a sheet. `narrow`:
   * in a narrow column, with one button and all actions in a sheet, as on a phone. `stacked`: alone in a small panel. `title`: the buttons
   * alone, beside a page's title, which shows the rest.
   */
  look?: 'row' | 'half' | 'narrow' | 'stacked' | 'title'
  /** The action that the door hasn't confirmed yet. */
  busy?: DoorAction | null
  /** Epoch milliseconds at which the hold ends; null or omitted without a timed hold. */
  heldUntil?: number | null
  /** The current time, in epoch milliseconds on the server's clock. Default: the provider’s clock. */
  now?: number
  /** The property's IANA zone, for all times. Default: the provider’s. */
  timeZone?: string
  /** The reader chose an action. */
  onAct?: (act: DoorAct) => void
  /** Replaces individual texts; the others come from `PortalProvider`. */
  labels?: Labels<typeof doorRowMessages>
}

/** One door of a list: its status and actions. On a phone it has one button; the other actions are in a sheet. */
export const DoorRow = forwardRef<HTMLDivElement, DoorRowProps>(function DoorRow(props, ref) {
  const { name, href, facts, status, actions, look = 'row', busy = null, heldUntil = null, now: givenNow, timeZone: givenZone, onAct, labels, ...rest } = props
  const { now, timeZone } = useTimes({ now: givenNow, timeZone: givenZone })
  const words = useLabels('DoorRow', doorRowMessages, labels)
  const { locale } = useSetting()
  const [open, setOpen] = useState<'hold' | 'sheet' | null>(null)
  const formId = useId()
  const refusals: Partial<Record<string, string>> = words.refusals
  const shown = actions.filter(isShown)
  const main = mainAction(shown)
  const isTitle = look === 'title'
  const buttons = isTitle ? [...shown.filter(({ kind }) => kind === 'hold'), ...shown.filter(({ kind }) => kind === main)] : shown
  const act = (done: DoorAct) => {
    setOpen(null)
    onAct?.(done)
  }
  const labelOf = (kind: DoorAction) =>
    kind === 'hold' && heldUntil !== null ? words.held({ time: zonedFormat(locale, timeZone, { timeStyle: 'short' }).format(heldUntil) }) : words[kind]
  return (
    <Root {...rest} ref={ref} data-look={look} data-acts={shown.length > 0 || undefined} data-many={shown.length > 3 || undefined}>
      {!isTitle && (
        <div data-part="words">
          <div>{href === undefined ? <Text isStrong>{name}</Text> : <TextLink href={href}>{name}</TextLink>}</div>
          <div data-part="status">{status}</div>
          {facts && <Text as="div" size="small" tone="muted" data-part="facts">{facts}</Text>}
        </div>
      )}
      {shown.length > 0 && (
        <>
          <Buttons data-part="buttons" role="group" aria-label={words.actions({ door: name })}>
            {buttons.map(({ kind, refusal }) => (
              <Button
                key={kind} {...(isTitle ? { variant: kind === main ? 'primary' as const : 'secondary' as const } : { size: 'compact' as const })} aria-label={words.named({ action: labelOf(kind), door: name })} isBusy={busy === kind}
                data-main={kind === main || undefined} data-hold={kind === 'hold' || undefined} disabledReason={refusal === null ? undefined : (refusals[refusal] ?? refusal)}
                {...(kind === 'hold' && { ...(isTitle ? { 'aria-haspopup': 'dialog' } : { 'aria-expanded': open === 'hold', 'aria-controls': open === 'hold' ? formId : undefined }), 'data-held': heldUntil !== null || undefined })}
                onClick={() => (kind === 'hold' ? setOpen(open === 'hold' ? null : 'hold') : act({ kind, until: null, reason: '' }))}
              >
                {labelOf(kind)}
              </Button>
            ))}
          </Buttons>
          <IconButton data-part="more" icon={isTitle ? Ellipsis : EllipsisVertical} label={words.actions({ door: name })} aria-haspopup="dialog" aria-busy={busy !== null || undefined} onClick={() => setOpen('sheet')} />
        </>
      )}
      <Suspense fallback={null}>
        {open === 'hold' && !isTitle && (
          <Under id={formId}>
            <HoldForm {...{ words, now, timeZone }} isBusy={busy === 'hold'} onAct={act} onCancel={() => setOpen(null)} />
          </Under>
        )}
        {(open === 'sheet' || (open === 'hold' && isTitle)) && <DoorSheet {...{ words, name, status, actions, busy, now, timeZone }} isHold={open === 'hold'} onAct={act} onClose={() => setOpen(null)} />}
      </Suspense>
    </Root>
  )
})

/** The action whose button a narrow row shows: the first possible one of opening and closing. The others are in the sheet. */
function mainAction(actions: readonly DoorActionState[]): DoorAction | undefined {
  const ways = actions.filter(({ kind }) => kind === 'open' || kind === 'close')
  return (ways.find(({ refusal }) => refusal === null) ?? ways[0])?.kind
}

/* Status and facts are one text below the name, because beside the name only three words would fit. */
const oneText = css`
  > [data-part='words'] {
    display: block;

    > * {
      grid-area: auto;
    }
    > [data-part='status'],
    > [data-part='facts'] {
      display: inline;
    }
    > [data-part='status'] {
      margin-inline-end: var(--portal-space-2);
    }
  }
`

const narrow = css`
  ${oneText}
  min-block-size: 48px;

  &[data-acts] {
    grid-template-columns: minmax(0, 1fr) auto auto;
  }
  > [data-part='buttons'] > [data-main] {
    margin: 0;
    border-radius: var(--portal-radius-control);
  }
  > [data-part='buttons'] > :not([data-main]) {
    display: none;
  }
  > [data-part='more'] {
    display: inline-flex;
  }
`

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: center;
  gap: var(--portal-space-2) var(--portal-space-3);
  min-block-size: 44px;
  overflow-wrap: anywhere;

  > [data-part='words'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    column-gap: var(--portal-space-3);

    > [data-part='status'] {
      grid-area: 1 / 2 / span 2;
    }
    > [data-part='facts'] {
      grid-area: 2 / 1;
    }
  }
  &[data-acts] {
    grid-template-columns: minmax(0, 1fr) minmax(calc(12 * var(--portal-space-4)), auto);

    > [data-part='words'] {
      grid-template-columns: minmax(0, 1fr) calc(11 * var(--portal-space-4));
    }
  }
  > [data-part='more'] {
    display: none;
  }
  /* The four buttons go below the name, because beside it they would leave no room. */
  ${media.abovePhone} {
    &[data-many][data-look='row'] {
      grid-template-columns: minmax(0, 1fr) calc(12 * var(--portal-space-4));

      > [role='group'] {
        grid-column: 1 / -1;
      }
    }
  }
  &[data-look='stacked'] {
    ${oneText}
    grid-template-columns: minmax(0, 1fr);

    > [data-part='buttons'] {
      justify-content: start;
    }
  }
  &[data-look='narrow'],
  &[data-look='half'] {
    ${narrow}
  }
  ${media.abovePhone} {
    &[data-look='half'] > [data-part='buttons'] {
      gap: var(--portal-space-2);

      > [data-hold] {
        display: inline-flex;
        margin: 0;
        border-radius: var(--portal-radius-control);
      }
    }
  }
  &[data-look='title'] {
    display: flex;
    gap: var(--portal-space-2);
    min-block-size: 0;

    > [data-part='buttons'] {
      flex: 1;
      gap: var(--portal-space-2);
    }
    > [data-part='buttons'] > button {
      flex: 1;
      margin: 0;
      border-radius: var(--portal-radius-control);
      white-space: nowrap;
    }
    > [data-part='more'] {
      display: inline-flex;
      border: 1px solid var(--portal-button-secondary-border);
      border-radius: var(--portal-radius-control);
      background: var(--portal-button-secondary-bg);
    }
  }
  ${media.phone} {
    &[data-look='row'] {
      ${narrow}
    }
    &:not([data-look='stacked']) > [data-part='buttons'] > button {
      min-block-size: 40px;
    }
  }
`

const Buttons = styled.div`
  display: flex;
  justify-content: end;

  > button {
    border-radius: 0;
    margin-inline-start: -1px;
  }
  > button:first-child {
    border-start-start-radius: var(--portal-radius-control);
    border-end-start-radius: var(--portal-radius-control);
  }
  > button:last-of-type {
    border-start-end-radius: var(--portal-radius-control);
    border-end-end-radius: var(--portal-radius-control);
  }
  > button:focus-visible,
  > button:hover {
    position: relative;
  }
  > [data-held],
  > [aria-expanded='true'] {
    position: relative;
    border-color: var(--portal-accent-border);
    background: var(--portal-surface-selected);
    color: var(--portal-accent-text);
  }
`

const Under = styled.div`
  grid-column: 1 / -1;
`
