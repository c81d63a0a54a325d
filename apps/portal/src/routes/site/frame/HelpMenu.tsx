import { useStore } from '@nanostores/react'
import { Button, Dialog, Heading, IconButton, Stack, Text } from '@portal/ui'
import { CircleHelp } from 'lucide-react'
import { useState } from 'react'
import { usePortal } from '../../../app/PortalContext.tsx'
import { helpMessages } from './help.messages.ts'

const topics = ['dashboard', 'qrcode', 'billing'] as const

/** A question mark in the bar; what it opens answers the questions of the pages that exist. */
export function HelpMenu() {
  const t = useStore(helpMessages)
  const { supportPhone } = usePortal().config
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton icon={CircleHelp} label={t.title} onClick={() => setOpen(true)} />
      <Dialog
        isOpen={isOpen}
        onOpenChange={(change) => setOpen(change.isOpen)}
        title={t.title}
        icon={CircleHelp}
        actions={<Button onClick={() => setOpen(false)}>{t.close}</Button>}
      >
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
    </>
  )
}
