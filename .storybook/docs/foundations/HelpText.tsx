import { HelpTopicPage } from '../../../apps/portal/src/help/HelpTopicPage.tsx'
import { helpTopics, type HelpTopic } from '../../../apps/portal/src/help/helpTopics.ts'

/** A topic of the portal's help, as its dialog shows it. */
export function HelpText({ topic }: { topic: HelpTopic['topic'] }) {
  const found = helpTopics.find((one) => one.topic === topic)
  return found ? <HelpTopicPage {...found} /> : null
}
