export type { DoorOnPlanState } from './planMarks.ts'
export { type DoorOnPlan, SitePlan, type SitePlanPicture, type SitePlanProps } from './SitePlan.tsx'
