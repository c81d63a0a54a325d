export { SubscribePanel } from './SubscribePanel.tsx'
export type { SubscribePanelLabels, SubscribePanelProps, SubscribePanelValues } from './SubscribePanel.tsx'
