import { ChoiceField, ErrorPanel, InlineAlert, Stack } from '@portal/ui'
import { useAsk } from '../app/asking.tsx'
import type { CallGroupPreview } from './CallGroupChanges.tsx'
import { neededCallGroupsMessages } from './neededCallGroups.messages.ts'

/** The ids of the chosen call groups; empty without a choice. */
export interface NeededGroups {
  video: string
  voice: string
}

export interface NeededCallGroupsProps {
  /** The number of users who need a group of each kind. */
  preview: Pick<CallGroupPreview, 'NeedVideoGroup' | 'NeedVoiceGroup'>
  /** The name of a single user; several users are counted. */
  name?: string
  chosen: NeededGroups
  /** Whether the user tried to continue without a choice. */
  wasTried: boolean
  onChoose: (chosen: NeededGroups) => void
}

/** Asks for the call group of users who couldn't sign in without one (user types 2 and 9). */
export function NeededCallGroups({ preview: { NeedVideoGroup: video, NeedVoiceGroup: voice }, name, chosen, wasTried, onChoose }: NeededCallGroupsProps) {
  const t = neededCallGroupsMessages.useWords()
  const { answer, isLoading, failure, reload } = useAsk(video + voice > 0 ? 'groups' : null, (api, signal) => api.getCallGroups({}, { signal }))
  const field = (kind: keyof NeededGroups, label: string) => {
    if (failure) return <ErrorPanel title={t.groupsFailed} onRetry={reload} isRetrying={isLoading} />
    const groups = answer?.CallGroups.filter(({ IsVideo }) => IsVideo === (kind === 'video')) ?? []
    if (answer && groups.length === 0) return <InlineAlert tone="danger" title={label}>{t.noCallGroup}</InlineAlert>
    return (
      <ChoiceField
        label={label}
        help={name === undefined ? t.callGroupHelp : t.ownGroupHelp}
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
      {video > 0 && field('video', name === undefined ? t.videoGroup({ count: video }) : t.videoGroupOf({ name }))}
      {voice > 0 && field('voice', name === undefined ? t.voiceGroup({ count: voice }) : t.voiceGroupOf({ name }))}
    </Stack>
  )
}
