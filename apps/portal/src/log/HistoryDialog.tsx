import type { ChangeSubject } from '@portal/domain'
import { ButtonLink, EmptyState, LoadingState, Stack, Text } from '@portal/ui'
import { ScrollText } from 'lucide-react'
import { styled } from 'styled-components'
import { Dialog } from '../app/dialogs.tsx'
import { historyPath } from '../app/paths.ts'
import { useAsk, AskFailure } from '../app/asking.tsx'
import { historyMessages } from './history.messages.ts'
import { LogList } from './LogList.tsx'

export interface HistoryDialogProps {
  subject: ChangeSubject
  id: string
  name: string
  onClose: () => void
}

/** Shows the changes of one record, newest first, with a link to them in activity. */
export function HistoryDialog({ subject, id, name, onClose }: HistoryDialogProps) {
  const t = historyMessages.useWords()
  const { answer, failure, isLoading, reload } = useAsk(`${subject}:${id}`, (api, signal) => api.getLog({ Subject: subject, SubjectID: id, count: 20 }, { signal }))
  return (
    <Dialog
      isOpen
      isClosable
      title={t.historyOf({ name })}
      actions={
        <ButtonLink icon={ScrollText} href={historyPath(subject, id)}>
          {t.inLog}
        </ButtonLink>
      }
      onOpenChange={({ isOpen }) => !isOpen && onClose()}
    >
      <AskFailure {...{ failure, isLoading, reload }} title={t.failed} />
      {!answer && !failure && <LoadingState label={t.history} />}
      {answer && (
        <Stack gap={2}>
          {answer.Lines.length === 0 ? (
            <EmptyState title={t.history}>{t.none}</EmptyState>
          ) : (
            <Lines>
              <LogList lines={answer.Lines} timeZone={answer.TimeZone} now={answer.Now} headingLevel={3} />
            </Lines>
          )}
          {answer.Next !== null && (
            <Text size="small" tone="muted">
              {t.older}
            </Text>
          )}
        </Stack>
      )}
    </Dialog>
  )
}

const Lines = styled.div`
  overflow: hidden;
  border: 1px solid var(--portal-card-border);
  border-radius: var(--portal-radius-card);
`
