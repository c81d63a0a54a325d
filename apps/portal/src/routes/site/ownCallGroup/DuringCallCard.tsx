import { useStore } from '@nanostores/react'
import { Card, Icon, Stack, type IconComponent } from '@portal/ui'
import { DoorOpen, Lock, PhoneCall } from 'lucide-react'
import { styled } from 'styled-components'
import { ownCallGroupMessages } from './messages.ts'

/** What somebody of the group does when it rings, and what is not theirs to set. */
export function DuringCallCard({ isVideo }: { isVideo: boolean }) {
  const t = useStore(ownCallGroupMessages)
  return (
    <Card title={t.duringCall}>
      <Stack as="ul" gap={3}>
        <Line icon={PhoneCall}>{isVideo ? t.videoTalk : t.voiceTalk}</Line>
        <Line icon={DoorOpen}>{isVideo ? t.videoOpen : t.voiceOpen}</Line>
        <Line icon={Lock} isMuted>
          {t.byProperty}
        </Line>
      </Stack>
    </Card>
  )
}

function Line({ icon, isMuted, children }: { icon: IconComponent; isMuted?: boolean; children: string }) {
  return (
    <Item data-muted={isMuted || undefined}>
      <Icon icon={icon} />
      <span>{children}</span>
    </Item>
  )
}

const Item = styled.li`
  display: flex;
  gap: var(--portal-space-2);

  > svg {
    margin-block-start: var(--portal-space-0-5);
    color: var(--portal-text-muted);
  }
  &[data-muted] {
    color: var(--portal-text-muted);
  }
`
