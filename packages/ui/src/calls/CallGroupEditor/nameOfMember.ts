import { nameOfPhone } from '../internal/callVoice.ts'
import type { EditorSetting } from './editorContext.ts'
import { lanesOf, type Place } from './planLanes.ts'

/** The name of the member at a position. */
export function nameOfMember({ plan, people, voice }: Pick<EditorSetting, 'plan' | 'people' | 'voice'>, { lane, index }: Place): string {
  const member = lanesOf(plan)[lane]?.[index] ?? null
  return nameOfPhone(typeof member === 'number' ? { personId: member, number: null } : { personId: null, number: member }, people, voice)
}
