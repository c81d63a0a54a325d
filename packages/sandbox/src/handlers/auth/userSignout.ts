import type { Handler } from '../Handler.ts'

export const userSignout: Handler<'userSignout'> = async (_request, { sessions, session }) => {
  if (session) await sessions.end(session)
  return { message: 'Signed out.' }
}
