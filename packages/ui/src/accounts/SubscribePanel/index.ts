export { SubscribePanel } from './SubscribePanel.tsx'
export type { SubscribePanelProps, SubscribePanelValues } from './SubscribePanel.tsx'
export { subscribePanelLabels } from './subscribePanelLabels.ts'
export type { SubscribeFacts, SubscribePanelLabels } from './subscribePanelLabels.ts'
