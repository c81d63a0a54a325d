import type { Restriction } from '@portal/domain'
import type { ReactNode } from 'react'
import { EditorPage, type EditorPageProps } from '../forms/EditorPage.tsx'
import { EffectCard } from './EffectPanel.tsx'
import { EffectLine } from './EffectLine.tsx'
import { RestrictionForm } from './RestrictionForm.tsx'
import { type AccessChange, useEffectAnswer } from './useEffectAnswer.ts'

export interface RulePageProps<Values extends object, Field extends string> extends Omit<EditorPageProps<Values, Field>, 'children' | 'effect'> {
  /** Above the hours: the name of the rule, or where it holds. */
  top?: ReactNode
  restriction: Restriction
  /** Omit where the hours are another's and may only be looked at. */
  onRestriction?: ((restriction: Restriction) => void) | undefined
  /** IANA zone of the property. */
  timeZone: string
  /** Milliseconds on the server's clock. */
  now: number
  /** What the group allows at most, where it is one rule. */
  groupRestriction?: Restriction | null
  /** The change to work out before it is saved; null where nobody could be affected, or something is missing. */
  effect: AccessChange | null
  /** What stands in place of the effect. */
  effectNote?: string | undefined
  side?: ReactNode
}

/** One rule with the weekly editor, what saving it does to whom, and the way to save or remove it. */
export function RulePage<Values extends object, Field extends string>(props: RulePageProps<Values, Field>) {
  const { top, restriction, onRestriction, timeZone, now, groupRestriction = null, effect: change, effectNote, side, ...page } = props
  const effect = useEffectAnswer(change)
  return (
    <EditorPage {...page} effect={<EffectLine effect={effect} />}>
      {top}
      <RestrictionForm
        key={onRestriction ? 'own' : 'followed'}
        value={restriction}
        {...(onRestriction && { onChange: onRestriction, onUnreadable: page.editing.setUnreadable })}
        timeZone={timeZone}
        now={now}
        groupRestriction={groupRestriction}
        side={
          <>
            <EffectCard effect={effect} note={change ? undefined : effectNote} />
            {side}
          </>
        }
      />
    </EditorPage>
  )
}
