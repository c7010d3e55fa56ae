import { May } from '@s4/auth-session'
import type { Refused } from '@s4/contract'
import { companyLinks } from '@s4/links'
import {
  Button,
  ButtonLink,
  EmptyState,
  FieldGroup,
  Inline,
  List,
  type ListView,
  RefusedRows,
  Skeleton,
  Text,
  TextField,
  ViewSwitch,
  lazyPart,
} from '@s4/ui'
import { InPicture } from '@s4/ui/written'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useSavedWorkers, useWorkerTeams } from '../queries/find-worker-queries'
import { GroupFilter } from '../groups/group-filter'
import { TeamsModal } from '../groups/teams-modal'
import { peopleText } from '../words/people-text'
import { SavedWorkerCard } from './saved-worker-card'

const SavedTable = lazyPart(async () => (await import('./saved-table')).SavedTable)

/** Saved workers, all or those of a team and with a tag. */
export function SavedTab({ list }: { list: ListView }) {
  const workers = useSavedWorkers()
  const { teams, tags } = useWorkerTeams()
  const [params, setParams] = useSearchParams()
  const [isManaging, setManaging] = useState(false)
  // Here, because the table goes while all of its rows are taken out.
  const [refused, setRefused] = useState<Refused>([])
  const nameOf = (id: string) => workers.find(({ seekerId }) => seekerId === id)?.fullname ?? 'One of them'
  const [team, tag] = [params.get('team'), params.get('tag')]
  const [name, setName] = useState('')
  const wanted = name.trim().toLocaleLowerCase('en-GB')
  const shown = workers.filter(
    (worker) =>
      worker.fullname.toLocaleLowerCase('en-GB').includes(wanted) &&
      (!team || worker.teams.some(({ id }) => id === team)) &&
      (!tag || worker.tags.includes(tag)),
  )

  const choose = (key: 'team' | 'tag', value: string) => {
    const next = new URLSearchParams(params)
    if (value) next.set(key, value)
    else next.delete(key)
    setParams(next, { replace: true })
  }

  if (workers.length === 0)
    return (
      <EmptyState
        drawing="people"
        action={
          <May to="workers.save">
            <Inline>
              <ButtonLink to={companyLinks.findWorker}>Find workers</ButtonLink>
              <ButtonLink tone="quiet" to={companyLinks.importWorkers}>
                Invite your own people
              </ButtonLink>
            </Inline>
          </May>
        }
      >
        You have saved nobody yet. Save people you would work with again, or bring your own.
      </EmptyState>
    )
  return (
    <>
      {/* Not in a row with the buttons, where it would have no width to put its fields side by side. */}
      <FieldGroup min={160}>
        <TextField label="Name" type="search" value={name} onChange={({ target }) => setName(target.value)} />
        <GroupFilter teams={teams} tags={tags} team={team} tag={tag} onChoose={choose} />
      </FieldGroup>
      <Inline justify="between">
        <Text tone="muted" role="status">
          {shown.length === workers.length ? `${workers.length} saved` : `${shown.length} of ${workers.length} saved`}
        </Text>
        <Inline>
          <May to="workers.save">
            <Button size="small" tone="quiet" aria-haspopup="dialog" onClick={() => setManaging(true)}>
              Groups
            </Button>
            <ButtonLink size="small" tone="quiet" to={companyLinks.importWorkers}>
              Invite your own people
            </ButtonLink>
          </May>
          <ViewSwitch list={list} />
        </Inline>
      </Inline>
      <RefusedRows title={`${peopleText(refused.length)} not changed`} refused={refused} nameOf={nameOf} />
      {shown.length === 0 ? (
        <EmptyState drawing="people">Nobody has this name, group and tag. Change one of them.</EmptyState>
      ) : list.view === 'table' ? (
        <InPicture fallback={<Skeleton shape="table" />}>
          <SavedTable workers={shown} team={team} tag={tag} onRefused={setRefused} />
        </InPicture>
      ) : (
        <List label="Saved workers">
          {shown.map((worker) => (
            <li key={worker.seekerId}>
              <SavedWorkerCard worker={worker} />
            </li>
          ))}
        </List>
      )}
      {isManaging && <TeamsModal teams={teams} onClose={() => setManaging(false)} />}
    </>
  )
}
