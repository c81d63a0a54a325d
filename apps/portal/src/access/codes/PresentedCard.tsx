import { codeTypeById, FacilityCodeMode, padCard, wiegandLayouts } from '@portal/domain'
import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { Button, InlineAlert, Text } from '@portal/ui'
import { useEffect, useEffectEvent } from 'react'
import { type Question, useQuestion } from '#portal/app/asking.tsx'
import { usePortal } from '#portal/app/PortalContext.tsx'
import { useLocaleTag } from '#portal/i18n/catalogue.ts'
import { codeEditorMessages } from './codeEditor.messages.ts'
import type { CodeForm } from './codeForm.ts'

type CardSuggestion = ResponseOf<typeof endpoints.getCardSuggestion>

const cardQuestion: Question<CardSuggestion> = { key: 'card suggestion', ask: (api, signal) => api.getCardSuggestion({}, { signal }), changesWith: ['events'] }

/** Milliseconds between two requests; usually the stream of changes reports a presented card sooner. */
const pause = 5000

const lacksFacility = ({ facility, format }: CodeForm) => facility === '' && wiegandLayouts[format].facility !== null

/** Whether `PresentedCard` will fill in the account's facility code when its request is answered. */
export function useIsFacilityAwaited(form: CodeForm): boolean {
  const isPossible = codeTypeById(form.type).entry === 'card' && form.mode === FacilityCodeMode.FacilityCode && form.cardEntry === 'numbers' && lacksFacility(form)
  const { answer, isLoading } = useQuestion(isPossible ? cardQuestion : null)
  return isPossible && isLoading && answer === undefined
}

export interface PresentedCardProps {
  form: CodeForm
  onChange: (changed: Partial<CodeForm>) => void
  /** Called with the account's facility code; `onChange` if omitted. */
  onFill?: ((changed: Partial<CodeForm>) => void) | undefined
  /** Whether to offer only a card of the form's format. */
  keepsFormat?: boolean
}

/** Fills in a card that was just presented at a reader, and fills an empty facility code with the account's. */
export function PresentedCard({ form, onChange, onFill = onChange, keepsFormat = false }: PresentedCardProps) {
  const t = codeEditorMessages.useWords()
  const tag = useLocaleTag()
  const { api } = usePortal()
  const { answer } = useQuestion(cardQuestion, { every: () => pause })
  const facility = answer?.FacilityCode ?? null
  const start = useEffectEvent((code: number) => {
    if (lacksFacility(form)) onFill({ facility: String(code) })
  })
  useEffect(() => {
    if (facility !== null) start(facility)
  }, [facility])

  const card = answer?.Presented
  if (!card || (keepsFormat && card.WiegandFormat !== form.format)) return <Text size="small" tone="muted">{t.presentCard}</Text>
  const number = [card.FacilityCode, padCard(card.WiegandFormat, card.CardNumber)].filter((part) => part !== null).join(' · ').replaceAll(' ', '\u00a0')
  const filled = { format: card.WiegandFormat, cardEntry: 'numbers' as const, facility: card.FacilityCode === null ? '' : String(card.FacilityCode), card: String(card.CardNumber) }
  const isFilled = form.format === filled.format && form.facility === filled.facility && form.card === filled.card
  const minutes = Math.max(0, Math.floor((api.serverNow() - Date.parse(card.At)) / 60_000))
  const about = { number, door: card.PortName }
  return (
    <InlineAlert tone="info" actions={!isFilled && <Button size="compact" onClick={() => onChange(filled)}>{t.takeCard({ number })}</Button>}>
      {minutes === 0 ? t.presentedNow(about) : t.presented({ ...about, when: new Intl.RelativeTimeFormat(tag).format(-minutes, 'minute') })}
    </InlineAlert>
  )
}
