import { styled } from 'styled-components'
import type { Clock } from '../../internal/clock.ts'
import { useSetting } from '../../words/PortalProvider.tsx'
import { elapsedText } from './lockdownTexts.ts'
import { useNow } from './useNow.ts'

export interface ElapsedProps {
  since: number
  clock?: Clock | undefined
  withSeconds?: boolean
}

/** Shows how long something has lasted, and counts on. Screen readers don't read each change. */
export function Elapsed({ since, clock, withSeconds = false }: ElapsedProps) {
  const { locale } = useSetting()
  const now = useNow(1000, clock)
  return <Figures aria-live="off"><bdi>{elapsedText(now - since, locale, { withSeconds })}</bdi></Figures>
}

const Figures = styled.span`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`
