import { useStore } from '@nanostores/react'
import { Button, Dialog, Heading, Stack, Text } from '@portal/ui'
import { CircleHelp } from 'lucide-react'
import { usePortal } from '../../../app/PortalContext.tsx'
import { helpMessages } from './help.messages.ts'

export interface HelpDialogProps {
  isOpen: boolean
  onClose: () => void
}

const topics = ['dashboard', 'qrcode', 'billing'] as const

/** Answers the questions of the pages that exist. */
export function HelpDialog({ isOpen, onClose }: HelpDialogProps) {
  const t = useStore(helpMessages)
  const { supportPhone } = usePortal().config
  return (
    <Dialog isOpen={isOpen} onOpenChange={onClose} title={t.title} icon={CircleHelp} actions={<Button onClick={onClose}>{t.close}</Button>}>
      <Stack gap={4}>
        {topics.map((topic) => (
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
