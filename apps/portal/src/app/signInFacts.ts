import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { Role } from '@portal/domain'

type LoginAnswer = ResponseOf<typeof endpoints.login>
type DetailsAnswer = Exclude<ResponseOf<typeof endpoints.getUserDetails>, { type: 'error' }>

/** Facts about the user from the sign-in (specification §3, login response) that the details may omit. */
export interface SignInFacts {
  role: number
  modules: number[]
  ShowVideoGroup: boolean
  ShowVoiceGroup: boolean
  showImportVoiceGroup: boolean
}

/** The signed-in user: the details, and the sign-in's facts that the details don't have. */
export type UserDetails = DetailsAnswer & SignInFacts

/** The name under which the facts are stored for other tabs and later visits, if the details don't have them. */
export const signInFactsName = 'signIn'

export function factsOfSignIn({ user, ShowVideoGroup, ShowVoiceGroup, showImportVoiceGroup }: LoginAnswer): SignInFacts {
  return { role: user.role, modules: user.modules, ShowVideoGroup, ShowVoiceGroup, showImportVoiceGroup }
}

const unknown: SignInFacts = { role: Role.Customer, modules: [], ShowVideoGroup: false, ShowVoiceGroup: false, showImportVoiceGroup: false }

/** Whether the details have all facts; then only the specification's values are stored (§3). */
export const detailsSayFacts = (answer: DetailsAnswer): boolean => (Object.keys(unknown) as (keyof SignInFacts)[]).every((name) => answer[name] !== undefined)

export function completeDetails(answer: DetailsAnswer, remembered: Partial<SignInFacts> | null | undefined): UserDetails {
  const known = { ...unknown, ...remembered }
  return {
    ...answer,
    role: answer.role ?? known.role,
    modules: answer.modules ?? known.modules,
    ShowVideoGroup: answer.ShowVideoGroup ?? known.ShowVideoGroup,
    ShowVoiceGroup: answer.ShowVoiceGroup ?? known.ShowVoiceGroup,
    showImportVoiceGroup: answer.showImportVoiceGroup ?? known.showImportVoiceGroup,
  }
}
