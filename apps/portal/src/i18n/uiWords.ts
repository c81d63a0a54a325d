import type { UiWords } from '@portal/ui'
import type { ReadableAtom } from 'nanostores'
import { words } from './catalogue.ts'

/** The library's own words in the person's language, for `PortalProvider`. Nothing here is English: its components are. */
export const uiWords = words('ui', {}) as unknown as ReadableAtom<Partial<UiWords>>
