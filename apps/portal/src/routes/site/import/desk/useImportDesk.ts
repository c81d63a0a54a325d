import type { ImportDesk } from '@portal/domain'
import { useEffect, useState } from 'react'
import { callDesk } from './callDesk.ts'
import { workerAddress } from './workerAddress.ts'

/** A desk in a worker of its own, which begins with the first file and ends with the page. */
export function useImportDesk(): ImportDesk {
  const [{ desk, close }] = useState(() => callDesk(() => new Worker(workerAddress(), { type: 'module', name: 'import' })))
  useEffect(() => close, [close])
  return desk
}
