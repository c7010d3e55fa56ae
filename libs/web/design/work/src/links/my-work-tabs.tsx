import { seekerLinks } from '@s4/links'
import { Tabs } from '@s4/ui'

const screens = [
  { label: 'Applied', to: seekerLinks.applications },
  { label: 'Assigned', to: seekerLinks.assignedWork },
  { label: 'In progress', to: seekerLinks.workInProgress },
  { label: 'Completed', to: seekerLinks.completedWork },
] as const

/** The four screens of *My Work*. */
export const MyWorkTabs = ({ current }: { current: (typeof screens)[number]['label'] }) => (
  <Tabs label="My work" tabs={screens.map((screen) => ({ ...screen, active: screen.label === current }))} />
)
