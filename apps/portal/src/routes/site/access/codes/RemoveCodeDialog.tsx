import { useStore } from '@nanostores/react'
import { ConfirmDialog } from '@portal/ui'
import { codeTypeMessages } from '../../../../access/codes/codes.messages.ts'
import { codeEditorMessages } from '../../../../access/codes/codeEditor.messages.ts'
import type { AccessCode } from '../../../../access/codes/codeForm.ts'
import { codeTypeOf } from '../../../../access/codes/codeTypes.ts'

export interface RemoveCodeDialogProps {
  code: AccessCode
  isOpen: boolean
  isBusy: boolean
  error: string | null
  onOpenChange: (isOpen: boolean) => void
  onConfirm: () => void
}

export function RemoveCodeDialog({ code, ...rest }: RemoveCodeDialogProps) {
  const t = useStore(codeEditorMessages)
  const types = useStore(codeTypeMessages)
  const places = code.PropertyLocations.length
  return (
    <ConfirmDialog
      {...rest}
      title={t.removeTitle({ code: code.Label || types[codeTypeOf(code.AccessCodeTypeID).name] })}
      confirmLabel={t.removeConfirm}
      consequences={[{ count: places, effect: t.removePlaces(places) }]}
      labels={{ cancel: t.cancel }}
    />
  )
}
