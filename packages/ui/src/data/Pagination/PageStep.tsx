import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Icon, type IconComponent } from '../../elements/Icon/index.ts'
import { useLinkComponent } from '../../elements/Link/index.ts'
import { tip } from '../../internal/tip.ts'
import { media } from '../../theme/media.ts'

export interface PageStepProps {
  label: string
  icon?: IconComponent
  isCurrent?: boolean
  /** Disables the step at the first or last page; it stays focusable. */
  isOff?: boolean
  href?: string
  onStep?: () => void
  children?: ReactNode
}

/** A control that goes to another page: a link if it has an address, else a button. */
export function PageStep({ label, icon, isCurrent = false, isOff = false, href, onStep, children }: PageStepProps) {
  const Link = useLinkComponent()
  const isLink = href !== undefined && !isOff
  const target = isLink ? { as: Link, href } : { type: 'button' as const, 'aria-disabled': isOff || undefined }
  return (
    <Step {...target} aria-label={label} {...tip(icon && label)} aria-current={isCurrent ? 'page' : undefined} onClick={isOff ? undefined : onStep}>
      {icon ? <Icon icon={icon} isDirectional /> : children}
    </Step>
  )
}

const Step = styled.button`
  position: relative;
  display: grid;
  place-items: center;
  box-sizing: border-box;
  min-inline-size: 32px;
  min-block-size: 32px;
  margin: 0;
  padding-block: 0;
  padding-inline: var(--portal-space-1);
  border: 1px solid var(--portal-button-secondary-border);
  background: var(--portal-button-secondary-bg);
  color: var(--portal-text-default);
  font: var(--portal-type-body-strong);
  font-variant-numeric: tabular-nums;
  text-decoration: none;
  cursor: pointer;

  ${media.hover} {
    &:hover {
      background: var(--portal-button-secondary-bg-hover);
    }
  }
  &:focus-visible {
    z-index: var(--portal-layer-focused);
  }
  &[aria-current] {
    z-index: var(--portal-layer-raised);
    border-color: var(--portal-accent-border);
    background: var(--portal-surface-selected);
    color: var(--portal-accent-text);
  }
  &[aria-disabled] {
    background: var(--portal-surface-sunken);
    color: var(--portal-text-disabled);
    cursor: default;
  }
  ${media.phone} {
    min-inline-size: 40px;
    min-block-size: 40px;
    padding-inline: var(--portal-space-1);
  }
  ${media.forcedColors} {
    &[aria-current] {
      outline: 2px solid Highlight;
      outline-offset: -3px;
    }
  }
`
