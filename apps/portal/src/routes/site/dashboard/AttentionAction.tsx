import { Button, ButtonLink, Inline, useToaster } from '@portal/ui'
import { useState } from 'react'
import { attempt } from '#portal/app/attempt.ts'
import { billingInvoicePath, callGroupPath, doorPath, inviteEditPath, invitesEndPath, paths, userPath } from '#portal/app/paths.ts'
import { usePortal } from '#portal/app/PortalContext.tsx'
import { useFailureText } from '#portal/app/useFailureText.ts'
import { useRights } from '#portal/app/useRights.ts'
import type { Port } from '#portal/doors/doorsQuestion.ts'
import type { Attention } from './dashboardView.ts'
import { dashboardMessages } from './messages.ts'
import type { DoorActs } from '#portal/doors/useDoorActs.ts'

export interface AttentionActionProps {
  item: Attention
  ports: Port[]
  acts: DoorActs
  /** The id of the doors' property; null for the user's own. */
  property: number | null
}

/** The action for an item: a button, or a link to a page. Shows nothing if the user may not act, or can't act from here. */
export function AttentionAction({ item: { Kind, Records }, ports, acts, property }: AttentionActionProps) {
  const t = dashboardMessages.useWords()
  const mayDo = useRights()
  const [first] = Records
  if (!first) return null
  const isOne = Records.length === 1
  const port = ports.find(({ ID }) => String(ID) === first.ID)
  const link = (href: string, text: string) => (
    <ButtonLink size="compact" href={href} aria-label={t.actionFor({ action: text, name: first.Name })}>
      {text}
    </ButtonLink>
  )
  if (Kind === 'lockdown') return mayDo('lockdown.view') ? link(paths.lockdown, t.openLockdown) : null
  if (Kind === 'leftOpen') return link(doorPath(first.ID, property), t.seeDoor)
  if (Kind === 'offline') return mayDo('devices.view') ? link(paths.devices, t.seeController) : null
  if (Kind === 'heldWithoutEnd') {
    if (!port?.Actions.some(({ Kind: action, Refusal }) => action === 'close' && Refusal === null)) return null
    return (
      <Button
        size="compact" isBusy={acts.sending.has(port.ID)} aria-label={t.actionFor({ action: t.closeDoor, name: first.Name })}
        onClick={() => acts.act(port, { kind: 'close', until: null, reason: '' })}
      >
        {t.closeDoor}
      </Button>
    )
  }
  if (Kind === 'pushFailed') return mayDo('devices.push') ? <SendAgain moduleId={Number(first.ID)} name={first.Name} /> : null
  if (Kind === 'callsMissed') return isOne && mayDo('callGroups.edit') ? link(callGroupPath(Number(first.ID)), t.editGroup) : null
  if (Kind === 'deletionAsked') return isOne ? link(userPath(Number(first.ID)), t.openUser) : null
  if (Kind === 'invitesEnd') {
    return (
      <Inline gap={2}>
        {isOne && mayDo('invites.create') && link(inviteEditPath(first.ID), t.extend)}
        <ButtonLink size="compact" variant="quiet" href={invitesEndPath}>{t.seeEnding}</ButtonLink>
      </Inline>
    )
  }
  if (Kind === 'invoiceOverdue' || Kind === 'invoiceDue') return link(isOne ? billingInvoicePath(first.ID) : paths.billing, t.payInvoices)
  return null
}

function SendAgain({ moduleId, name }: { moduleId: number; name: string }) {
  const t = dashboardMessages.useWords()
  const { api } = usePortal()
  const toaster = useToaster()
  const failureText = useFailureText()
  const [state, setState] = useState<'rests' | 'sends' | 'sent'>('rests')
  const send = async () => {
    setState('sends')
    const outcome = await attempt(api.sendCodeToDeviceByModuleIDList({ ModuleIDs: [moduleId] }))
    setState(outcome.ok ? 'sent' : 'rests')
    if (outcome.ok) toaster.success(t.sentAgain({ module: name }))
    else toaster.error(failureText(outcome.failure))
  }
  return (
    <Button size="compact" isBusy={state === 'sends'} disabledReason={state === 'sent' ? t.sentAgain({ module: name }) : undefined} aria-label={t.actionFor({ action: t.sendAgain, name })} onClick={() => void send()}>
      {t.sendAgain}
    </Button>
  )
}
