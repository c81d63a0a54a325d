import { createImportDesk } from '@portal/domain'
import { readImportFile } from '../reading/readImportFile.ts'
import { serveDesk } from './serveDesk.ts'

// What a file holds stays in this thread; the page asks for what it shows.
serveDesk(createImportDesk(readImportFile), self)
