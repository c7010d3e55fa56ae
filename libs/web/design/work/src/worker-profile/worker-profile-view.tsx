import type { WorkerProfile } from '@s4/contract'
import { weeklyHoursText } from '@s4/domain/available-hours'
import { bandText } from '@s4/domain/distance-band'
import { requirementText } from '@s4/domain/requirements'
import { expiryText, localDate, momentText } from '@s4/domain/shift-text'
import { VAT_PERCENT } from '@s4/domain/vat'
import { Avatar, Badge, DescriptionList, Inline, List, Section, StarRatingText, StatusBadge, Text } from '@s4/ui'
import { useState, type ReactNode } from 'react'
import { FitReasons } from '../offers/fit-reasons'
import { statusTones } from '../status/status-tones'
import { experienceText, HistorySections } from './history-records'

interface WorkerProfileViewProps {
  profile: WorkerProfile
  /** Who reads it: a company, or the worker to see what companies see. */
  side: 'company' | 'seeker'
  /** What the reader can do. */
  actions?: ReactNode
}

/** A worker as a company reads them before an offer (docs/product.md#worker-profiles). */
export function WorkerProfileView({ profile, side, actions }: WorkerProfileViewProps) {
  const { fullname, picture, shortBio, fit, ownStaff, papers, experiences, educationRecords, saved } = profile
  return (
    <>
      <Section title={fullname} action={ownStaff && <Badge tone="info">Own staff</Badge>}>
        <Inline nowrap align="start">
          <Avatar name={fullname} picture={picture} size={72} />
          <Text preserveLines>{shortBio || 'No introduction given.'}</Text>
        </Inline>
        {/* What speaks for somebody stands in the facts below. */}
        <FitReasons fit={{ ...fit, reasons: fit.reasons.filter(({ good }) => !good) }} />
        <DescriptionList items={factsOf(profile, side)} />
        {saved?.note && (
          <Text size="small" tone="muted" preserveLines>
            Your note: {saved.note}
          </Text>
        )}
        {actions}
      </Section>
      <Section title="Licences and certificates">
        {papers.length === 0 ? (
          <Text tone="muted">None given.</Text>
        ) : (
          <List label="Licences and certificates">
            {papers.map((paper) => (
              <li key={paper.id}>
                <Inline justify="between">
                  <Text weight="medium">{paper.name}</Text>
                  {side === 'company' && (
                    <StatusBadge tone={statusTones.document[paper.state]}>{checkText(paper)}</StatusBadge>
                  )}
                </Inline>
                <PaperEnd expiresOn={paper.expiresOn} />
              </li>
            ))}
          </List>
        )}
      </Section>
      <HistorySections experiences={experiences} educationRecords={educationRecords} />
      <Text size="small" tone="muted">
        {side === 'company'
          ? `Licences and certificates are as ${fullname} gave them until you have checked them. You can open and ` +
            `check them once ${fullname} applies or agrees to work. Phone, email, home, tax and bank details are ` +
            'not shown.'
          : 'Companies do not see your phone, email, date of birth, home, tax or bank details here. They do not see ' +
            'the numbers and files of your documents. Each company sees only its own checks.'}
      </Text>
    </>
  )
}

function PaperEnd({ expiresOn }: { expiresOn: string | null }) {
  const [today] = useState(() => localDate(new Date().toISOString()))
  if (expiresOn !== null && expiresOn < today)
    return <StatusBadge tone={statusTones.expiry.expired}>{expiryText(expiresOn, today)}</StatusBadge>
  return (
    <Text size="small" tone="muted">
      {expiryText(expiresOn, today)}
    </Text>
  )
}

function factsOf({ fit, rightToWork, experiences, hours, skills, hasCar }: WorkerProfile, side: 'company' | 'seeker') {
  const { workedHere, rating, kept, agreed, distance, chargesVat } = fit
  return [
    { term: 'Experience', detail: experienceText(experiences) },
    ...(side === 'company'
      ? [{ term: 'Worked for you', detail: workedHere === 0 ? 'Not yet' : shiftsText(workedHere) }]
      : []),
    { term: 'Rating', detail: <StarRatingText stars={rating.stars} count={rating.count} /> },
    { term: 'Shifts kept', detail: agreed === 0 ? 'None agreed yet' : `${kept} of ${agreed}` },
    ...(distance ? [{ term: 'Distance', detail: `${bandText(distance)} from the site` }] : []),
    { term: 'Usual hours', detail: hours.length > 0 ? weeklyHoursText(hours) : 'Not given' },
    { term: 'Right to work', detail: rightToWork === 'given' ? 'Record given' : 'Not given' },
    ...(skills.length > 0 || hasCar
      ? [{ term: 'Also', detail: [...skills.map(requirementText), ...(hasCar ? ['Has a car'] : [])].join(', ') }]
      : []),
    ...(chargesVat ? [{ term: 'VAT', detail: `Registered: ${VAT_PERCENT}% comes on top of the pay` }] : []),
  ]
}

const shiftsText = (count: number) => (count === 1 ? '1 shift' : `${count} shifts`)

function checkText({ state, checkedAt }: WorkerProfile['papers'][number]): string {
  if (checkedAt === null || state === 'not-checked') return 'Not checked by you'
  const day = momentText(checkedAt)
  if (state === 'accepted') return `Accepted by you ${day}`
  if (state === 'refused') return `Refused by you ${day}`
  return state === 'pending' ? 'Waits for your result' : `Changed since your check ${day}`
}
