import { LockOpen } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../elements/Button/index.ts'
import { Card } from '../../elements/Card/index.ts'
import { Text } from '../../elements/Text/index.ts'
import { Stack } from '../../layout/Stack/index.ts'
import { useSetting } from '../../words/PortalProvider.tsx'
import type { LockdownWords } from '../internal/lockdownTexts.ts'
import type { LockdownView } from '../internal/lockdownView.ts'
import { ReleaseDialog, returnTexts } from '../internal/ReleaseDialog.tsx'

export interface ReleaseCardProps {
  lockdown: LockdownView
  words: LockdownWords
  now: number
  isBusy: boolean
  onRelease: () => void
}

/** The effect of the release, and its button. A drill changes nothing, so it ends without a confirmation. */
export function ReleaseCard({ lockdown, words, now, isBusy, onRelease }: ReleaseCardProps) {
  const { locale } = useSetting()
  const [isAsking, setAsking] = useState(false)
  const { isDrill, doors } = lockdown
  const count = doors.length
  const sentences = isDrill ? [words.drillEnds] : [words.returns({ count }), ...returnTexts(lockdown, words, now, locale)]
  return (
    <Card role="group" title={isDrill ? words.endDrill : words.end}>
      <Stack gap={3}>
        {sentences.map((sentence) => <Text key={sentence} tone="muted">{sentence}</Text>)}
        {isDrill
          ? <Button isBusy={isBusy} onClick={onRelease}>{words.endDrill}</Button>
          : <Button variant="danger" icon={LockOpen} isBusy={isBusy} onClick={() => setAsking(true)}>{words.release({ count })}</Button>}
      </Stack>
      <ReleaseDialog {...{ lockdown, words, now, onRelease }} isOpen={isAsking} onOpenChange={({ isOpen }) => setAsking(isOpen)} />
    </Card>
  )
}
