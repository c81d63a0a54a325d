import { useStore } from '@nanostores/react'
import { InlineAlert, VisuallyHidden } from '@portal/ui'
import { styled } from 'styled-components'
import type { Receipt } from '../forms/receipt.ts'
import { receiptMessages } from './people.messages.ts'

/** What the last save changed: the old value struck, the new one beside it. */
export function ReceiptNote({ receipt }: { receipt: Receipt }) {
  const t = useStore(receiptMessages)
  return (
    <InlineAlert tone="success" role="status" title={receipt.changes.length === 0 ? t.unchanged : t.saved(receipt.changes.length)}>
      {receipt.changes.length > 0 && (
        <Changes>
          {receipt.changes.map(({ field, before, after }) => (
            <div key={field}>
              <dt>{field}</dt>
              <dd>
                <del>
                  <VisuallyHidden>{t.before}</VisuallyHidden>
                  {before}
                </del>{' '}
                <ins>
                  <VisuallyHidden>{t.after}</VisuallyHidden>
                  {after}
                </ins>
              </dd>
            </div>
          ))}
        </Changes>
      )}
      {receipt.note}
    </InlineAlert>
  )
}

const Changes = styled.dl`
  margin: var(--portal-space-1) 0 0;

  & > div {
    display: grid;
    grid-template-columns: minmax(8rem, 12rem) minmax(0, 1fr);
    gap: var(--portal-space-3);
  }
  & dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
  & del {
    color: var(--portal-text-muted);
  }
  & ins {
    text-decoration: none;
  }
`
