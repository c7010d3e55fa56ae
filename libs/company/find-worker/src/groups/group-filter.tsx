import type { WorkerTeam } from '@s4/contract'
import { SelectField } from '@s4/ui'
import type { ComponentProps } from 'react'

type Choice = Pick<ComponentProps<typeof SelectField>, 'name' | 'value' | 'defaultValue' | 'onChange'>

interface Groups {
  teams: readonly Pick<WorkerTeam, 'id' | 'name'>[]
  tags: readonly string[]
}

/** A choice of group and one of tag, where there are any. */
export const GroupFields = ({ teams, tags, team, tag }: Groups & { team: Choice; tag: Choice }) => (
  <>
    {teams.length > 0 && (
      <SelectField
        label="Group"
        emptyLabel="All groups"
        options={teams.map(({ id, name }) => ({ value: id, label: name }))}
        {...team}
      />
    )}
    {tags.length > 0 && (
      <SelectField
        label="Tag"
        emptyLabel="All tags"
        options={tags.map((value) => ({ value, label: value }))}
        {...tag}
      />
    )}
  </>
)

interface GroupFilterProps extends Groups {
  team: string | null
  tag: string | null
  onChoose: (key: 'team' | 'tag', value: string) => void
}

/** Filters people by group and tag; without groups and tags there is nothing to choose. */
export function GroupFilter({ teams, tags, team, tag, onChoose }: GroupFilterProps) {
  return (
    <GroupFields
      teams={teams}
      tags={tags}
      team={{ value: team ?? '', onChange: ({ target }) => onChoose('team', target.value) }}
      tag={{ value: tag ?? '', onChange: ({ target }) => onChoose('tag', target.value) }}
    />
  )
}
