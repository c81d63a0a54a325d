import { limits, rankByText } from '@portal/domain'
import { Button, ButtonLink, Dialog, LiveRegion, SearchField, Stack, Text } from '@portal/ui'
import { ChevronLeft, CircleHelp } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { usePortal } from '#portal/app/PortalContext.tsx'
import { topicOfPage, topicsOf, type HelpTopic } from '#portal/help/helpTopics.ts'
import { helpTopicMessages } from '#portal/help/helpTopics.messages.ts'
import { HelpTopicPage } from '#portal/help/HelpTopicPage.tsx'
import { useFormatsList } from '#portal/i18n/useFormats.ts'
import { helpMessages } from './help.messages.ts'

export interface HelpDialogProps {
  isOpen: boolean
  /** The addresses of the pages that the user may open. */
  places: readonly string[]
  onClose: () => void
}

/** The help topics of pages that the user may open. The dialog opens at the current page's topic; a search finds the others. */
export function HelpDialog({ isOpen, places, onClose }: HelpDialogProps) {
  const { title } = helpMessages.useWords()
  const t = helpTopicMessages.useWords()
  const list = useFormatsList()
  const { supportPhone } = usePortal().config
  const { pathname } = useLocation()
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState(() => topicOfPage(pathname))
  const isSearching = search.trim() !== ''
  const textOf = ({ topic }: HelpTopic) => [t[topic], t[`${topic}Text`], t[`${topic}1`], t[`${topic}2`], t[`${topic}3`]].join(' ')
  const topics = topicsOf(places)
  const shown = isSearching ? rankByText(topics, textOf, search) : topics
  const choose = (topic: HelpTopic | undefined) => {
    setChosen(topic)
    setSearch('')
  }
  return (
    <Dialog isOpen={isOpen} onOpenChange={onClose} title={title} icon={CircleHelp} actions={<Button onClick={onClose}>{t.close}</Button>}>
      <Stack gap={4}>
        <SearchField label={t.search} placeholder={t.example} value={search} onValueChange={({ value }) => setSearch(value)} />
        <LiveRegion>{isSearching ? (shown.length === 0 ? t.none : t.found({ list: list(shown.map(({ topic }) => t[topic])) })) : ''}</LiveRegion>
        {chosen && !isSearching ? (
          <Stack gap={4}>
            <HelpTopicPage {...chosen} />
            <Stack gap={2}>
              {places.includes(chosen.path) && !pathname.startsWith(chosen.path) && (
                <ButtonLink isFullWidth variant="primary" href={chosen.path} onClick={onClose}>
                  {t.open({ page: t[chosen.topic] })}
                </ButtonLink>
              )}
              <Button isFullWidth icon={ChevronLeft} onClick={() => choose(undefined)}>
                {t.allTopics}
              </Button>
            </Stack>
          </Stack>
        ) : (
          <Stack as="ul" gap={2} aria-label={t.topics}>
            {shown.map((topic) => (
              <li key={topic.topic}>
                <Button isFullWidth icon={topic.icons[0]} onClick={() => choose(topic)}>
                  {t[topic.topic]}
                </Button>
              </li>
            ))}
            {shown.length === 0 && <Text as="li" tone="muted">{t.none}</Text>}
          </Stack>
        )}
        <Text tone="muted">{t.support({ phone: supportPhone })} {t.version({ version: limits.appVersion })}</Text>
      </Stack>
    </Dialog>
  )
}
