import { Button, Dialog, Stack, Text } from '@portal/ui'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import { useRef } from 'react'
import { styled } from 'styled-components'
import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { bulkOutcomeMessages } from './people.messages.ts'
import { useUndo } from './useUndo.ts'

export type BulkResult = ResponseOf<typeof endpoints.saveBulkUserAction>

export interface BulkOutcomeProps {
  result: BulkResult
  /** The title of the result, such as '17 users moved out'; a plain count if omitted. */
  title?: string
  onClose: () => void
}

/** The number of refused rows that are named; the others are counted. */
const shownRefusals = 50

/** Shows the result of a bulk action: how many users were changed, and which were not, with the reasons. */
export function BulkOutcome({ result, title, onClose }: BulkOutcomeProps) {
  const t = bulkOutcomeMessages.useWords()
  const close = useRef<HTMLButtonElement>(null)
  const refused = result.Results.filter(({ Outcome }) => Outcome === 'refused')
  const receipt = result.ReceiptID
  const takeBack = useUndo()
  const undo = () => {
    if (receipt !== undefined) takeBack({ ReceiptID: receipt })
    onClose()
  }
  const shown = refused.slice(0, shownRefusals)
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      initialFocus={close}
      title={title ?? t.done({ count: result.Done })}
      icon={result.Refused === 0 ? CircleCheck : TriangleAlert}
      tone={result.Refused === 0 ? 'success' : 'warning'}
      actions={
        <>
          {receipt !== undefined && <Button onClick={undo}>{t.undo}</Button>}
          <Button variant="primary" ref={close} onClick={onClose}>
            {t.close}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        {receipt !== undefined && <Text>{t.undoFor}</Text>}
        {result.Unchanged > 0 && <Text>{t.unchanged({ count: result.Unchanged })}</Text>}
        {result.Refused > 0 && (
          <div>
            <Text isStrong>{t.refused({ count: result.Refused })}</Text>
            {shown.length < result.Refused && <Text tone="muted">{t.firstOf({ shown: shown.length, total: result.Refused })}</Text>}
            <Refusals tabIndex={shown.length > 6 ? 0 : undefined} aria-label={t.refused({ count: result.Refused })}>
              {shown.map(({ ID, Name, message }) => (
                <li key={ID}>
                  <Text as="span" isStrong>
                    <bdi>{Name}</bdi>
                  </Text>{' '}
                  <Text as="span" tone="muted">
                    {message}
                  </Text>
                </li>
              ))}
            </Refusals>
          </div>
        )}
      </Stack>
    </Dialog>
  )
}

const Refusals = styled.ul`
  max-block-size: 16rem;
  margin: var(--portal-space-1) 0 0;
  padding-inline-start: var(--portal-space-4);
  overflow-y: auto;
`
