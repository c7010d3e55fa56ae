import type { WorkerTeam } from '@s4/contract'
import { FieldGroup, SelectField } from '@s4/ui'

interface GroupFilterProps {
  teams: readonly Pick<WorkerTeam, 'id' | 'name'>[]
  tags: readonly string[]
  team: string | null
  tag: string | null
  onChoose: (key: 'team' | 'tag', value: string) => void
}

/** Filters people by team and tag; without teams and tags there is nothing to choose. */
export function GroupFilter({ teams, tags, team, tag, onChoose }: GroupFilterProps) {
  if (teams.length === 0 && tags.length === 0) return null
  return (
    <FieldGroup min={160}>
      {teams.length > 0 && (
        <SelectField
          label="Group"
          emptyLabel="All groups"
          options={teams.map(({ id, name }) => ({ value: id, label: name }))}
          value={team ?? ''}
          onChange={({ target }) => onChoose('team', target.value)}
        />
      )}
      {tags.length > 0 && (
        <SelectField
          label="Tag"
          emptyLabel="All tags"
          options={tags.map((value) => ({ value, label: value }))}
          value={tag ?? ''}
          onChange={({ target }) => onChoose('tag', target.value)}
        />
      )}
    </FieldGroup>
  )
}
