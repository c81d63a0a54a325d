import { useStore } from '@nanostores/react'
import { Button, Dialog, Heading, Stack, Text } from '@portal/ui'
import { CircleHelp } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import { paths } from '../../../app/paths.ts'
import { usePortal } from '../../../app/PortalContext.tsx'
import { helpMessages } from './help.messages.ts'
import { helpTopicMessages } from './helpTopics.messages.ts'

export interface HelpDialogProps {
  isOpen: boolean
  onClose: () => void
}

/** The topics, each with the pages it is about. */
const topics = [
  { topic: 'dashboard', path: paths.dashboard },
  { topic: 'users', path: paths.users },
  { topic: 'groups', path: paths.groups },
  { topic: 'qrcode', path: paths.invites },
  { topic: 'import', path: paths.imports },
  { topic: 'restrictions', path: paths.restrictions },
  { topic: 'schedules', path: paths.schedules },
  { topic: 'billing', path: paths.billing },
] as const

/** Answers the questions of the pages that exist, those of the page one is on first. */
export function HelpDialog({ isOpen, onClose }: HelpDialogProps) {
  const { title } = useStore(helpMessages)
  const t = useStore(helpTopicMessages)
  const { supportPhone } = usePortal().config
  const { pathname } = useLocation()
  const isHere = ({ path }: (typeof topics)[number]) => pathname === path || pathname.startsWith(`${path}/`)
  const ordered = [...topics.filter(isHere), ...topics.filter((one) => !isHere(one))]
  return (
    <Dialog isOpen={isOpen} onOpenChange={onClose} title={title} icon={CircleHelp} actions={<Button onClick={onClose}>{t.close}</Button>}>
      <Stack gap={4}>
        {ordered.map(({ topic }) => (
          <Stack key={topic} gap={1}>
            <Heading level={3}>{t[topic]}</Heading>
            <Text>{t[`${topic}Text`]}</Text>
          </Stack>
        ))}
        <Text tone="muted">{t.support({ phone: supportPhone })}</Text>
      </Stack>
    </Dialog>
  )
}
