import { companyLinks } from '@s4/links'
import { Page, Tabs, useListView } from '@s4/ui'
import { useSearchParams } from 'react-router-dom'
import { FindTab } from './find-tab'
import { SavedTab } from './saved/saved-tab'

export function FindWorkerPage() {
  const [params] = useSearchParams()
  const isSaved = params.get('tab') === 'saved'
  const [found, saved] = [useListView('foundWorkers'), useListView('savedWorkers')]
  return (
    <Page width={(isSaved ? saved : found).view === 'table' ? 'wide' : 'content'}>
      <Tabs
        label="Workers"
        tabs={[
          { label: 'Find', to: companyLinks.findWorker, active: !isSaved },
          { label: 'Saved workers', to: '?tab=saved', active: isSaved },
        ]}
      />
      {isSaved ? <SavedTab list={saved} /> : <FindTab list={found} />}
    </Page>
  )
}
