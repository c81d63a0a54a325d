import { Button, InlineAlert } from '@portal/ui'

export interface DraftNoticeProps {
  text: string
  discard: string
  onDiscard: () => void
}

/** Says that the form holds what was typed on an earlier visit. */
export function DraftNotice({ text, discard, onDiscard }: DraftNoticeProps) {
  return (
    <InlineAlert tone="info" role="status" actions={<Button onClick={onDiscard}>{discard}</Button>}>
      {text}
    </InlineAlert>
  )
}
