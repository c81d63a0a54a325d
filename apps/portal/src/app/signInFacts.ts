import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { Role } from '@portal/domain'

type LoginAnswer = ResponseOf<typeof endpoints.login>
type DetailsAnswer = Exclude<ResponseOf<typeof endpoints.getUserDetails>, { type: 'error' }>

/** What the sign-in says of a person (specification §3, login response) and the details of the user need not say again. */
export interface SignInFacts {
  role: number
  modules: number[]
  ShowVideoGroup: boolean
  ShowVoiceGroup: boolean
  showImportVoiceGroup: boolean
}

/** The signed-in user: the details, and what the sign-in said where the details do not say it newer. */
export type UserDetails = DetailsAnswer & SignInFacts

/** The name under which they are remembered for other tabs and later visits, where the details do not say them. */
export const signInFactsName = 'signIn'

export function factsOfSignIn({ user, ShowVideoGroup, ShowVoiceGroup, showImportVoiceGroup }: LoginAnswer): SignInFacts {
  return { role: user.role, modules: user.modules, ShowVideoGroup, ShowVoiceGroup, showImportVoiceGroup }
}

const unknown: SignInFacts = { role: Role.Customer, modules: [], ShowVideoGroup: false, ShowVoiceGroup: false, showImportVoiceGroup: false }

/** Whether the details say all of it: then nothing is stored beside the values that the specification names (§3). */
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
