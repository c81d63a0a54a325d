import { useStore } from '@nanostores/react'
import { InlineAlert } from '@portal/ui'
import { usePortal } from '../../app/PortalContext.tsx'
import { useAsk } from '../../app/useAsk.ts'
import { codeEditorMessages } from './codeEditor.messages.ts'

export interface HoldOpenNoticeProps {
  locationId: number
  moduleId: number
  /** Of the controller. */
  name: string
  userId: number
  userName: string
  /** The code being edited, which does not count against itself. */
  codeId: number | null
}

/** Says where the person holds a code that keeps doors open already (specification §3 Hold-open code check). */
export function HoldOpenNotice({ locationId, moduleId, name, userId, userName, codeId }: HoldOpenNoticeProps) {
  const t = useStore(codeEditorMessages)
  const { api } = usePortal()
  const { answer } = useAsk(`holdOpen ${userId} ${moduleId}`, (signal) =>
    api.checkHoldOpenCodeForModule({ PropertyLocationID: locationId, UserID: userId, ModuleID: moduleId }, { signal }),
  )
  if (!answer?.HasHoldOpenCode || answer.AccessCodeID === codeId) return null
  return <InlineAlert tone="warning">{t.holdOpenExists({ name: userName, module: name })}</InlineAlert>
}
