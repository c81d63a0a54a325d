import { version } from 'react'
import { openAll } from './overlays.tsx'

Object.assign(globalThis, { opened: openAll().then((missing) => ({ version, missing })) })
