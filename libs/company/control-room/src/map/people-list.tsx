import type { LiveMap, MapPerson } from '@s4/contract'
import { List, lazyPart } from '@s4/ui'
import { InPicture } from '@s4/ui/written'
import { PersonCard } from './person-card'

const LongPeopleList = lazyPart(async () => (await import('./long-people-list')).LongPeopleList)

/** More are too many for a page at once. */
const MOST = 50

export interface PeopleListProps {
  people: readonly MapPerson[]
  map: LiveMap
}

/** The people of the map, with the same facts as text. */
export function PeopleList(props: PeopleListProps) {
  const { people, map } = props
  if (people.length > MOST)
    return (
      <InPicture>
        <LongPeopleList {...props} />
      </InPicture>
    )
  return (
    <List label="People at work" gap="snug">
      {people.map((person) => (
        <li key={person.assignmentId}>
          <PersonCard person={person} map={map} />
        </li>
      ))}
    </List>
  )
}
