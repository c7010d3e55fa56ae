import { WindowedList } from '@s4/ui/windowed-list'
import type { PeopleListProps } from './people-list'
import { PersonCard } from './person-card'

/** Only those near the window are in the page. */
export const LongPeopleList = ({ people, map }: PeopleListProps) => (
  <WindowedList
    // Another length is another list: its heights are measured again.
    key={people.length}
    label="People at work"
    items={people}
    itemKey={({ assignmentId }) => assignmentId}
    itemHeight={130}
    renderItem={(person) => <PersonCard person={person} map={map} />}
  />
)
