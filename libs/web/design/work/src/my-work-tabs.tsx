import { Tabs } from '@s4/ui'

const screens = [
  { label: 'Applied', to: '/User-WorkApplied' },
  { label: 'Assigned', to: '/User-MyWorkAssignedPage' },
  { label: 'In progress', to: '/User-workInprogess' },
  { label: 'Completed', to: '/User-WorkCompleted' },
] as const

/** The four screens of *My Work*. */
export const MyWorkTabs = ({ current }: { current: (typeof screens)[number]['label'] }) => (
  <Tabs label="My work" tabs={screens.map((screen) => ({ ...screen, active: screen.label === current }))} />
)
