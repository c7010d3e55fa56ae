import { phoneText } from '@s4/domain/phone-text'
import { seekerLinks } from '@s4/links'
import { dateText } from '@s4/domain/shift-text'
import { DescriptionList, List, Section, Text } from '@s4/ui'
import { periodText } from '@s4/work'
import { EditLink } from '../edit/edit-link'
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
            { term: 'Date of birth', detail: dateOfBirth ? dateText(dateOfBirth, { weekday: false }) : NOT_GIVEN },
            {
              term: 'Address',
              detail: current
                ? [current.line1, current.line2, current.town, current.postcode].filter(Boolean).join(', ')
                : NOT_GIVEN,
            },
          ]}
        />
      </Section>
      <Section
        title="Experience"
        action={<EditLink to={seekerLinks.editExperience} what="experience" isEmpty={experiences.length === 0} />}
      >
        <Records
          empty="No experience yet."
          items={experiences.map(({ id, position, employer, ...period }) => ({
            id,
            title: `${position}, ${employer}`,
            when: periodText(period),
          }))}
        />
      </Section>
      <Section
        title="Education"
        action={<EditLink to={seekerLinks.editEducation} what="education" isEmpty={educationRecords.length === 0} />}
      >
        <Records
          empty="No education yet."
          items={educationRecords.map(({ id, qualification, institution, ...period }) => ({
            id,
            title: `${qualification}, ${institution}`,
            when: periodText(period),
          }))}
        />
      </Section>
      <Section title="Screening file" action={<EditLink to={seekerLinks.screeningFile} what="screening file" />}>
        {coverage.coveredMonths === 0 ? (
          <Text>Not started. Some companies ask what you did in the last five years.</Text>
        ) : (
          <Text>
            You need it only where a company asks. {coverage.verifiedMonths} of {coverage.months} months confirmed by
            referees. {gaps > 0 && `${gaps === 1 ? 'One gap' : `${gaps} gaps`} of more than 31 days to explain.`}
          </Text>
        )}
      </Section>
    </>
  )
}

function Records({ items, empty }: { items: { id: string; title: string; when: string }[]; empty: string }) {
  if (items.length === 0) return <Text tone="muted">{empty}</Text>
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
