import { codeTypeById } from '@portal/domain'
import { Icon, Menu, type MenuEntry } from '@portal/ui'
import { Ban, Ellipsis, Pause, Pencil, Play, Replace, type LucideIcon } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { lazyPart } from '#portal/app/lazyPart.tsx'
import { codePath } from '#portal/app/paths.ts'
import { useOpenInAddress } from '#portal/app/useOpenInAddress.ts'
import { useRights } from '#portal/app/useRights.ts'
import { codeNumber, codeSteps, type CodeStep, type ListedCode } from './codeRow.ts'
import { codesMessages, codeTypeMessages } from './codes.messages.ts'

const change = lazyPart(async () => (await import('./CodeStateChange.tsx')).CodeStateChange)

export interface CodeSteps {
  ask: (id: number, step: CodeStep) => void
  /** Returns the menu of a row; `more` are further entries at its end. */
  menuOf: (code: ListedCode, more?: readonly MenuEntry[]) => ReactNode
  /** The dialog, and afterwards its result, to show above the list. */
  view: ReactNode
}

const icons: Record<CodeStep, LucideIcon> = { lost: Ban, replace: Replace, suspend: Pause, activate: Play }

/** The step in an address, 'lost-35'. */
function readStep(text: string | null): { id: number; step: CodeStep } | null {
  const [, name = '', id = ''] = /^(\w+)-(\d{1,9})$/.exec(text ?? '') ?? []
  return name in icons ? { id: Number(id), step: name as CodeStep } : null
}

/** The actions for a listed entry method: report it lost, replace, suspend and reactivate it. A link with `?step=lost-35` opens one (`codeStepPath`). */
export function useCodeSteps(timeZone: string): CodeSteps {
  change.usePreload()
  const t = codesMessages.useWords()
  const types = codeTypeMessages.useWords()
  const mayEdit = useRights()('codes.edit')
  const [linked, setLinked] = useOpenInAddress('step')
  const [pressed, setAsked] = useState<{ id: number; step: CodeStep; nth: number } | null>(null)
  const link = mayEdit ? readStep(linked) : null
  const asked = pressed ?? (link && { ...link, nth: 0 })
  const ask: CodeSteps['ask'] = (id, step) => setAsked((before) => ({ id, step, nth: (before?.nth ?? 0) + 1 }))
  const close = () => {
    setAsked(null)
    if (linked !== null) setLinked(null)
  }
  return {
    ask,
    menuOf(code, more = []) {
      const steps = codeSteps(code).map((step) => ({ id: step, label: t[`${step}Step`], icon: icons[step], onSelect: () => ask(code.ID, step) }))
      const edit = { id: 'edit', label: t.editStep, icon: Pencil, href: codePath(code.UserID, code.ID) }
      const name = code.Label || types[codeTypeById(code.AccessCodeTypeID).name]
      return (
        <Menu label={t.more({ code: name, number: codeNumber(code, t.range) })} items={[{ id: 'steps', items: steps }, { id: 'more', items: [edit] }, ...more]}>
          <Icon icon={Ellipsis} />
        </Menu>
      )
    },
    view: asked && <change.Part key={asked.nth} id={asked.id} step={asked.step} timeZone={timeZone} onClose={close} />,
  }
}
