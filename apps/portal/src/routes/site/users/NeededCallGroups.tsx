import { useStore } from '@nanostores/react'
import { ChoiceField, InlineAlert, Stack } from '@portal/ui'
import { usePortal } from '../../../app/PortalContext.tsx'
import { useAsk } from '../../../app/useAsk.ts'
import type { CallGroupPreview } from '../../../people/useCallGroupPreview.ts'
import { neededCallGroupsMessages } from './neededCallGroups.messages.ts'

/** The chosen call groups, as ids; empty while none is chosen. */
export interface NeededGroups {
  video: string
  voice: string
}

export interface NeededCallGroupsProps {
  preview: CallGroupPreview
  chosen: NeededGroups
  /** Whether it was tried to go on without a choice. */
  wasTried: boolean
  onChoose: (chosen: NeededGroups) => void
}

/** Asks for the call group of people who could not sign in without one (user types 2 and 9). */
export function NeededCallGroups({ preview: { NeedVideoGroup: video, NeedVoiceGroup: voice }, chosen, wasTried, onChoose }: NeededCallGroupsProps) {
  const t = useStore(neededCallGroupsMessages)
  const { api } = usePortal()
  const { answer } = useAsk(video + voice > 0 ? 'groups' : null, (signal) => api.getCallGroups({}, { signal }))
  const field = (kind: keyof NeededGroups, label: string) => {
    const groups = answer?.CallGroups.filter(({ IsVideo }) => IsVideo === (kind === 'video')) ?? []
    if (answer && groups.length === 0) return <InlineAlert tone="danger" title={label}>{t.noCallGroup}</InlineAlert>
    return (
      <ChoiceField
        label={label}
        help={t.callGroupHelp}
        placeholder={t.chooseCallGroup}
        value={chosen[kind]}
        error={wasTried && chosen[kind] === '' ? t.callGroupMissing : undefined}
        options={groups.map(({ ID, Name }) => ({ value: String(ID), label: Name }))}
        onValueChange={({ value }) => onChoose({ ...chosen, [kind]: value })}
      />
    )
  }
  return (
    <Stack>
      {video > 0 && field('video', t.videoGroup(video))}
      {voice > 0 && field('voice', t.voiceGroup(voice))}
    </Stack>
  )
}
