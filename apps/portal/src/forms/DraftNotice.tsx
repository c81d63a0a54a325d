import { Button, InlineAlert } from '@portal/ui'
import { editMessages } from './edit.messages.ts'

/** Says that the form contains unsaved text of an earlier visit. */
export function DraftNotice({ onDiscard }: { onDiscard: () => void }) {
  const t = editMessages.useWords()
  return (
    <InlineAlert tone="info" role="status" actions={<Button onClick={onDiscard}>{t.startOver}</Button>}>
      {t.draftFound}
    </InlineAlert>
  )
}
