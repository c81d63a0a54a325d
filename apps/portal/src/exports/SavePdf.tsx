import { useStore } from '@nanostores/react'
import { Button, useToaster } from '@portal/ui'
import { FileDown } from 'lucide-react'
import { useState } from 'react'
import { attempt } from '../app/attempt.ts'
import type { Portal } from '../app/Portal.ts'
import { usePortal } from '../app/PortalContext.tsx'
import { saveFile } from '../app/saveFile.ts'
import { useFailureText } from '../app/useFailureText.ts'
import { useRights } from '../app/useRights.ts'
import { locale } from '../i18n/catalogue.ts'
import { exportLinkMessages } from './exportLink.messages.ts'
import type { Exported } from './ExportLink.tsx'

type Wanted = Parameters<Portal['api']['createExport']>[0]

/** Milliseconds between two requests; each one advances the export. */
const pause = 300

/** Saves what a list shows as a PDF without leaving the page. The file is also listed on the page of exports. Hidden from users who may not export. */
export function SavePdf({ name, what }: { name: string; what: Exported }) {
  const { api } = usePortal()
  const t = exportLinkMessages.useWords()
  const language = useStore(locale)
  const may = useRights()
  const toaster = useToaster()
  const failureText = useFailureText()
  const [isBusy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      const saved = await attempt(savePdf(api, { Name: name, Format: 'pdf', Language: language === 'es' ? 'es' : 'en', What: what }))
      const reason = saved.ok ? saved.value : failureText(saved.failure)
      if (reason) toaster.show({ tone: 'error', title: t.pdfFailed, description: reason })
    } finally {
      setBusy(false)
    }
  }
  if (!may('export.run')) return null
  return <Button icon={FileDown} isBusy={isBusy} onClick={() => void save()}>{t.pdf}</Button>
}

/** Exports a list and saves its file. Returns why the service could not create the file; empty if it did. */
async function savePdf(api: Portal['api'], wanted: Wanted): Promise<string> {
  const { ExportID } = await api.createExport(wanted)
  for (;;) {
    const record = (await api.getExports()).Exports.find((made) => made.ExportID === ExportID)
    if (record?.State === 'done') {
      await saveFile(api.downloadExport({ ExportID }))
      return ''
    }
    if (record?.State !== 'running') return record?.Reason ?? ''
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
}
