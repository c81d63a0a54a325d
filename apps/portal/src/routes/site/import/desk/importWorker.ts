import { createImportDesk } from '@portal/domain'
import { readImportFile, serveDesk } from '@portal/importing'

// The rows of the file stay in this thread; the page requests the ones that it shows.
serveDesk(createImportDesk(readImportFile), self)
