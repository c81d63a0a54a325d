import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { Role } from '@portal/domain'

type LoginAnswer = ResponseOf<typeof endpoints.login>
type DetailsAnswer = Exclude<ResponseOf<typeof endpoints.getUserDetails>, { type: 'error' }>

/** Facts about the user from the sign-in (specification §3, login response) that the user's details may lack. */
export interface SignInFacts {
  role: number
  modules: number[]
  ShowVideoGroup: boolean
  ShowVoiceGroup: boolean
  showImportVoiceGroup: boolean
}

/** The signed-in user: the details, with the facts from the sign-in that the details lack. */
export type UserDetails = DetailsAnswer & SignInFacts

/** The name under which these facts are stored for other tabs and later visits, if the details lack them. */
export const signInFactsName = 'signIn'

export function factsOfSignIn({ user, ShowVideoGroup, ShowVoiceGroup, showImportVoiceGroup }: LoginAnswer): SignInFacts {
  return { role: user.role, modules: user.modules, ShowVideoGroup, ShowVoiceGroup, showImportVoiceGroup }
}

const unknown: SignInFacts = { role: Role.Customer, modules: [], ShowVideoGroup: false, ShowVoiceGroup: false, showImportVoiceGroup: false }

/** Whether the details have all these facts; then only the specification's values are stored (§3). */
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
