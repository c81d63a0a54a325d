import type { CallWarning } from '@portal/domain'
import { PhoneOff } from 'lucide-react'
import { Button } from '../../elements/Button/Button.tsx'
import { TextLink } from '../../elements/Link/TextLink.tsx'
import { InlineAlert } from '../../feedback/InlineAlert/InlineAlert.tsx'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { useEditor } from './editorContext.ts'
import { useMends } from './useMends.ts'

/** Warnings beside their cause, each with a fix. */
export function PlanWarnings({ warnings }: { warnings: readonly CallWarning[] }) {
  const { say } = useEditor()
  const { mendOf } = useMends()
  if (warnings.length === 0) return null
  return (
    <Stack gap={2}>
      {warnings.map((warning) => {
        const mend = mendOf(warning)
        const text = say(warning)
        return (
          <InlineAlert
            key={text} tone={warning.severity === 'drop' ? 'danger' : warning.severity === 'warning' ? 'warning' : 'info'}
            icon={warning.severity === 'drop' ? PhoneOff : undefined}
          >
            {text}
            {mend && ' '}
            {mend?.href !== undefined && <TextLink href={mend.href}>{mend.label}</TextLink>}
            {mend && mend.href === undefined && <div><Button size="compact" onClick={mend.onMend}>{mend.label}</Button></div>}
          </InlineAlert>
        )
      })}
    </Stack>
  )
}
