import { seekerLinks } from '@s4/links'
import { Tabs } from '@s4/ui'

/** The open jobs, those a worker saved, and the searches they keep. */
export const JobTabs = ({ open }: { open: 'jobs' | 'saved' | 'searches' }) => (
  <Tabs
    label="Which jobs"
    tabs={[
      { label: 'Open jobs', to: seekerLinks.jobs, active: open === 'jobs' },
      { label: 'Saved', to: `${seekerLinks.jobs}?saved`, active: open === 'saved' },
      { label: 'Searches', to: seekerLinks.savedSearches, active: open === 'searches' },
    ]}
  />
)
