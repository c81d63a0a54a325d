import type { Labels } from '@portal/domain'
import { CircleCheck } from 'lucide-react'
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { CopyButton } from '../../elements/CopyButton/CopyButton.tsx'
import { Icon } from '../../elements/Icon/Icon.tsx'
import { Text } from '../../elements/Text/Text.tsx'
import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.tsx'
import { media } from '../../theme/media.ts'
import { useLabels } from '../../words/useLabels.ts'
import { changeReceiptMessages } from './ChangeReceipt.messages.ts'

/** The old and new value of one field; empty for no value. */
export interface FieldChange {
  id: string
  label: string
  before: string
  after: string
}

export type ChangeReceiptLabels = Labels<typeof changeReceiptMessages>

export interface ChangeReceiptProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title' | 'children' | 'onCopy'> {
  /** The title, with the name of what was saved: 'Saved: Christopher Featherstonehaugh'. */
  title: string
  /** The time, and the user who saved: 'Today, 10:02 AM, Dana Whitfield'. */
  facts?: string
  /** The changed fields, one line each. */
  changes: readonly FieldChange[]
  /** A note about controllers that aren't synced yet: 'Pool Gate is offline. It syncs when it is back online.' */
  note?: ReactNode
  /** Actions such as Undo. */
  actions?: ReactNode
  /** Replaces individual texts; the others come from `PortalProvider`. */
  labels?: ChangeReceiptLabels
}

/** Shows what a save changed: the old value crossed out, the new one beside it, and a button to copy it all as text. */
export const ChangeReceipt = forwardRef<HTMLDivElement, ChangeReceiptProps>(function ChangeReceipt(props, ref) {
  const { title, facts, changes, note, actions, labels, ...rest } = props
  const words = useLabels('ChangeReceipt', changeReceiptMessages, labels)
  return (
    <Frame ref={ref} {...rest}>
      <Head role="status">
        <Icon icon={CircleCheck} tone="success" />
        <div>
          <Text isStrong>{title}</Text>
          {facts !== undefined && <Text size="small" tone="muted">{facts}</Text>}
        </div>
      </Head>
      <Changes>
        {changes.map(({ id, label, before, after }) => (
          <div key={id}>
            <dt>{label}</dt>
            <dd>
              <VisuallyHidden>{words.was} </VisuallyHidden>
              <del>{before || words.empty}</del>
              {' '}
              <VisuallyHidden>, {words.now} </VisuallyHidden>
              <ins>{after || words.empty}</ins>
            </dd>
          </div>
        ))}
      </Changes>
      {note !== undefined && <Text size="small" tone="muted">{note}</Text>}
      <Foot>
        {actions}
        <CopyButton size="compact" text={receiptText({ title, facts, changes, empty: words.empty })}>{words.copy}</CopyButton>
      </Foot>
    </Frame>
  )
})

/** The receipt as lines of plain text. */
export function receiptText(
  { title, facts, changes, empty = changeReceiptMessages.empty }: Pick<ChangeReceiptProps, 'title' | 'facts' | 'changes'> & { empty?: string },
): string {
  const head = facts === undefined ? title : `${title} (${facts})`
  return [head, ...changes.map(({ label, before, after }) => `${label}: ${before || empty} → ${after || empty}`)].join('\n')
}

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--portal-space-3);
  padding: var(--portal-space-3) var(--portal-space-4);
  border: 1px solid var(--portal-success-border);
  border-radius: var(--portal-radius-card);
  background: var(--portal-success-tint);
  overflow-wrap: anywhere;
`

const Head = styled.div`
  display: flex;
  gap: var(--portal-space-2);

  & > svg {
    margin-block-start: var(--portal-space-0-5);
  }
`

const Changes = styled.dl`
  display: grid;
  gap: var(--portal-space-1);
  margin: 0;

  & > div {
    display: grid;
    grid-template-columns: minmax(96px, 160px) minmax(0, 1fr);
    gap: 0 var(--portal-space-4);
  }
  & dt {
    color: var(--portal-text-muted);
  }
  & dd {
    margin: 0;
  }
  & del {
    color: var(--portal-text-muted);
  }
  & ins {
    font-weight: var(--portal-weight-medium);
    text-decoration: none;
  }
  ${media.phone} {
    & > div {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--portal-space-2);
`
