import { companyLinks } from '@s4/links'
import { Page, Tabs } from '@s4/ui'
import { useSearchParams } from 'react-router-dom'
import { FindTab } from './find-tab'
import { SavedTab } from './saved/saved-tab'

export function FindWorkerPage() {
  const [params] = useSearchParams()
  const isSaved = params.get('tab') === 'saved'
  return (
    <Page>
      <Tabs
        label="Workers"
        tabs={[
          { label: 'Find', to: companyLinks.findWorker, active: !isSaved },
          { label: 'Saved workers', to: '?tab=saved', active: isSaved },
        ]}
      />
      {isSaved ? <SavedTab /> : <FindTab />}
    </Page>
  )
}
