import { startSignInAhead } from '../routes/auth/login/signInAhead.ts'

// A script of its own beside the document of the sign-in page: it comes before all others, which take the form over from it.
globalThis.signInAhead = startSignInAhead(document)
