import type { Education, Experience } from '@s4/contract'
import { List, Section, Text } from '@s4/ui'
import { periodText } from './period-text'

interface HistorySectionsProps {
  experiences: readonly Experience[]
  educationRecords: readonly Education[]
}

/** What a worker did and learned, the newest first. */
export const HistorySections = ({ experiences, educationRecords }: HistorySectionsProps) => (
  <>
    <Section title="Experience">
      <Records
        label="Experience"
        none="No experience given."
        records={experiences.map((one) => ({
          ...one,
          heading: `${one.position}, ${one.employer}`,
          text: one.description,
        }))}
      />
    </Section>
    <Section title="Education">
      <Records
        label="Education"
        none="No education given."
        records={educationRecords.map((one) => ({
          ...one,
          heading: `${one.qualification}, ${one.institution}`,
          text: '',
        }))}
      />
    </Section>
  </>
)

/** `2 jobs since 2019`. */
export function experienceText(experiences: readonly Pick<Experience, 'from'>[]): string {
  if (experiences.length === 0) return 'None given'
  const since = experiences.map(({ from }) => from.slice(0, 4)).toSorted()[0]
  return `${experiences.length === 1 ? '1 job' : `${experiences.length} jobs`} since ${since}`
}

interface RecordsProps {
  label: string
  none: string
  records: readonly { id: string; heading: string; text: string; from: string; to: string | null }[]
}

function Records({ label, none, records }: RecordsProps) {
  if (records.length === 0) return <Text tone="muted">{none}</Text>
  return (
    <List label={label}>
      {records.map(({ id, heading, text, from, to }) => (
        <li key={id}>
          <Text weight="medium">{heading}</Text>
          <Text size="small" tone="muted">
            {periodText({ from, to })}
          </Text>
          {text && <Text preserveLines>{text}</Text>}
        </li>
      ))}
    </List>
  )
}
