export { SubscribePanel, type SubscribePanelLabels, type SubscribePanelProps, type SubscribePanelValues } from './SubscribePanel.tsx'
