import { seekerLinks } from '@s4/links'
import { useSession } from '@s4/auth-session'
import { dateText, localDate } from '@s4/domain/shift-text'
import { DescriptionList, List, Section, Text } from '@s4/ui'
import { EditLink } from '../edit/edit-link'
import { fiveYearHistory } from '../history/five-year-history'
import { periodText } from '../history/period-text'
import { phoneText } from './phone-text'
import { useGapNotes, useProfile } from '../queries/profile-queries'

const NOT_GIVEN = 'Not given'

/** The profile's sections on personal details, experience, education and history. */
export function PersonalSections() {
  const profile = useProfile()
  const { shortBio, phone, dateOfBirth, address, experiences, educationRecords } = profile
  const notes = useGapNotes()
  const { now } = useSession()
  const current = address.find(({ to }) => to === null)
  const { home, activity } = fiveYearHistory(profile, notes, localDate(now))
  const gaps = home.length + activity.length

  return (
    <>
      <Section
        title="Personal details"
        action={<EditLink to={seekerLinks.editPersonalDetails} what="personal details" />}
      >
        {shortBio && <Text preserveLines>{shortBio}</Text>}
        <DescriptionList
          items={[
            { term: 'Phone', detail: phone ? phoneText(phone) : NOT_GIVEN },
            { term: 'Date of birth', detail: dateOfBirth ? dateText(dateOfBirth) : NOT_GIVEN },
            {
              term: 'Address',
              detail: current
                ? [current.line1, current.line2, current.town, current.postcode].filter(Boolean).join(', ')
                : NOT_GIVEN,
            },
          ]}
        />
      </Section>
      <Section title="Experience" action={<EditLink to={seekerLinks.editExperience} what="experience" />}>
        <Records
          items={experiences.map(({ id, position, employer, ...period }) => ({
            id,
            title: `${position}, ${employer}`,
            when: periodText(period),
          }))}
        />
      </Section>
      <Section title="Education" action={<EditLink to={seekerLinks.editEducation} what="education" />}>
        <Records
          items={educationRecords.map(({ id, qualification, institution, ...period }) => ({
            id,
            title: `${qualification}, ${institution}`,
            when: periodText(period),
          }))}
        />
      </Section>
      <Section title="Screening file" action={<EditLink to={seekerLinks.screeningFile} what="screening file" />}>
        <Text>
          {gaps === 0
            ? 'The last five years are covered. Have them confirmed by referees: security work asks for it (BS 7858).'
            : `${gaps === 1 ? 'One gap' : `${gaps} gaps`} of more than 31 days to explain. Security work asks ` +
              'companies to screen the last five years.'}
        </Text>
      </Section>
    </>
  )
}

function Records({ items }: { items: { id: string; title: string; when: string }[] }) {
  if (items.length === 0) return <Text tone="muted">Nothing here yet.</Text>
  return (
    <List gap="sm">
      {items.map(({ id, title, when }) => (
        <li key={id}>
          <Text>{title}</Text>
          <Text size="small" tone="muted">
            {when}
          </Text>
        </li>
      ))}
    </List>
  )
}
