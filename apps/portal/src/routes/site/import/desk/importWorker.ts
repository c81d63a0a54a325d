import { createImportDesk } from '@portal/domain'
import { readImportFile, serveDesk } from '@portal/importing'

// The file's rows stay in this thread; the page requests what it shows.
serveDesk(createImportDesk(readImportFile), self)
