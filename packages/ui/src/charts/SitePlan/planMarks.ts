import { CircleCheck, CircleX, DoorClosed, DoorOpen, LoaderCircle, Lock, TriangleAlert, WifiOff } from 'lucide-react'
import { css } from 'styled-components'
import type { IconComponent } from '../../elements/Icon/Icon.tsx'

/** The states of a door that a mark on the plan can show. */
export type DoorOnPlanState = 'closed' | 'opened' | 'heldOpen' | 'leftOpen' | 'sending' | 'locked' | 'failed' | 'offline'

/** Icons in the order of the legend, the same as for statuses in a list. */
export const planIcons: Record<DoorOnPlanState, IconComponent> = {
  closed: DoorClosed, opened: CircleCheck, heldOpen: DoorOpen, leftOpen: TriangleAlert, sending: LoaderCircle, locked: Lock, failed: CircleX, offline: WifiOff,
}

/** A round mark. Icon, fill and edge differ for each state, so that readers who see no colors can tell it. */
export const planMark = css`
  display: grid;
  place-items: center;
  inline-size: 26px;
  block-size: 26px;
  padding: 0;
  border: 1.5px solid var(--portal-border-strong);
  border-radius: var(--portal-radius-round);
  background: var(--portal-surface-base);
  color: var(--portal-text-default);

  &[data-state='opened'] {
    border-color: var(--portal-success-icon);
    background: var(--portal-success-tint);
    color: var(--portal-success-icon);
  }
  &[data-state='heldOpen'] {
    border-color: var(--portal-accent-fill);
    background: var(--portal-accent-fill);
    color: var(--portal-accent-on-fill);
  }
  &[data-state='leftOpen'] {
    border-color: var(--portal-warning-icon);
    background: var(--portal-warning-tint);
    color: var(--portal-warning-icon);
  }
  &[data-state='locked'] {
    border-color: var(--portal-danger-fill);
    background: var(--portal-danger-fill);
    color: var(--portal-danger-on-fill);
  }
  &[data-state='failed'] {
    border: 2px dashed var(--portal-danger-icon);
    color: var(--portal-danger-icon);
  }
  &[data-state='sending'] {
    border-style: dotted;
  }
  &[data-state='offline'] {
    border-style: dashed;
    color: var(--portal-text-muted);
  }
`
