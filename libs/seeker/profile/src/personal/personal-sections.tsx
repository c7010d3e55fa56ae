import { seekerLinks } from '@s4/links'
import { dateText } from '@s4/domain/shift-text'
import { DescriptionList, List, Section, Text } from '@s4/ui'
import { EditLink } from '../edit/edit-link'
import { periodText } from '../history/period-text'
import { phoneText } from './phone-text'
import { useProfile, useScreeningFile } from '../queries/profile-queries'

const NOT_GIVEN = 'Not given'

/** The profile's sections on personal details, experience, education and history. */
export function PersonalSections() {
  const { shortBio, phone, dateOfBirth, address, experiences, educationRecords } = useProfile()
  const { coverage, addressGaps } = useScreeningFile()
  const current = address.find(({ to }) => to === null)
  const gaps = addressGaps.length + coverage.gaps.filter(({ missing }) => missing !== null).length

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
          {coverage.verifiedMonths} of {coverage.months} months confirmed by referees (BS 7858).{' '}
          {gaps > 0 && `${gaps === 1 ? 'One gap' : `${gaps} gaps`} of more than 31 days to explain.`}
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
