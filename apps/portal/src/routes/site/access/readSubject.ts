import type { ExplainSubject } from '#portal/access/accessQuestion.ts'

/** Reads the subject from an address of `canTheyGetInPath`; null without one. */
export function readSubject(query: URLSearchParams): ExplainSubject | null {
  const id = (name: string): number | null => {
    const value = Number(query.get(name) ?? Number.NaN)
    return Number.isInteger(value) && value > 0 ? value : null
  }
  const [user, group, code, event] = [id('user'), id('group'), id('code'), id('event')]
  if (user !== null) return { UserID: user }
  if (group !== null) return { UserGroupID: group }
  if (code !== null) return { AccessCodeID: code }
  if (event !== null) return { EventID: event }
  const invite = query.get('invite')
  return invite ? { InviteID: invite.slice(0, 64) } : null
}
