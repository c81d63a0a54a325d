import type { Restriction } from '@portal/domain'
import type { ReactNode } from 'react'
import { EditorPage, type EditorPageProps } from '../forms/EditorPage.tsx'
import { EffectCard, EffectLine, type AccessChange, useEffectAnswer } from './effect.tsx'
import { RestrictionForm } from './RestrictionForm.tsx'

export interface RulePageProps<Values extends object, Field extends string> extends Omit<EditorPageProps<Values, Field>, 'children' | 'effect'> {
  /** Content above the hours: the restriction's name, or its doors. */
  top?: ReactNode
  restriction: Restriction
  /** The saved restriction; omit it for a new one. */
  was?: Restriction | undefined
  /** Called with the edited restriction; omit it if the hours belong to a template and can't be edited here. */
  onRestriction?: ((restriction: Restriction) => void) | undefined
  /** IANA zone of the property. */
  timeZone: string
  /** The current time in milliseconds on the server's clock. */
  now: number
  /** The group's restriction, if it is the same at all doors. */
  groupRestriction?: Restriction | null
  /** The change whose effect is shown before saving; null if no one is affected, or a value is missing. */
  effect: AccessChange | null
  /** A text instead of the effect. */
  effectNote?: string | undefined
  side?: ReactNode
}

/** A page for one restriction: the editor of its hours, the effect of saving, and buttons to save and delete. */
export function RulePage<Values extends object, Field extends string>(props: RulePageProps<Values, Field>) {
  const { top, restriction, was, onRestriction, timeZone, now, groupRestriction = null, effect: change, effectNote, side, ...page } = props
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
            <EffectCard effect={effect} note={change ? undefined : effectNote} week={was && { before: was.windows, after: restriction.windows }} />
            {side}
          </>
        }
      />
    </EditorPage>
  )
}
