export { anyRestriction, anyWindow } from './arbitraries.ts'
export { anyCallAnswers, anyCallPlan, anyCallWorld } from './randomCalls.ts'
