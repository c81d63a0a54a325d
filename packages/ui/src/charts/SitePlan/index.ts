export type { DoorOnPlanState } from './planMarks.ts'
export { SitePlan } from './SitePlan.tsx'
export type { DoorOnPlan, SitePlanPicture, SitePlanProps } from './SitePlan.tsx'
