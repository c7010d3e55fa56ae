import { companyLinks } from '@s4/links'
import { ButtonLink, EmptyState, List } from '@s4/ui'
import { useSavedWorkers } from './find-worker-queries'
import { SavedWorkerCard } from './saved-worker-card'

export function SavedTab() {
  const workers = useSavedWorkers()
  if (workers.length === 0)
    return (
      <EmptyState action={<ButtonLink to={companyLinks.findWorker}>Find workers</ButtonLink>}>
        You have saved nobody yet. Save people you would work with again.
      </EmptyState>
    )
  return (
    <List label="Saved workers">
      {workers.map((worker) => (
        <li key={worker.seekerId}>
          <SavedWorkerCard worker={worker} />
        </li>
      ))}
    </List>
  )
}
