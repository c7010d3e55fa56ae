import { seekerLinks } from '@s4/links'
import { weeklyHoursText } from '@s4/domain/available-hours'
import { requirementText } from '@s4/domain/requirements'
import { kilometresToMiles } from '@s4/domain/miles'
import { formatVatNumber } from '@s4/domain/vat-number'
import { DescriptionList, List, Section, Stack, Text } from '@s4/ui'
import { DocumentState } from './document-state'
import { EditLink } from '../edit/edit-link'
import {
  useAvailability,
  useBankDetails,
  useCertificates,
  useLicences,
  useProfile,
  useRightToWork,
} from '../queries/profile-queries'
import { rightToWorkKinds } from './right-to-work-kinds'

/** The profile's sections on documents, tax, pay and availability. */
export function DocumentSections() {
  const { utrNumber, vatNumber, ninoNumber, hasCar, skills, findable, maxDistanceKm } = useProfile()
  const licences = useLicences()
  const certificates = useCertificates()
  const rightToWork = useRightToWork()
  const bank = useBankDetails()
  const { hours } = useAvailability()

  return (
    <>
      <Section
        title="Licences"
        action={<EditLink to={seekerLinks.editLicence} what="licences" isEmpty={licences.length === 0} />}
      >
        {licences.length === 0 && <Text tone="muted">No licences yet.</Text>}
        <List>
          {licences.map((licence) => (
            <li key={licence.id}>
              <Stack gap="xs">
                <Text>
                  {licence.sector ? `SIA, ${licence.sector}` : 'Driving licence'}, {licence.number}
                </Text>
                <DocumentState document={licence} />
              </Stack>
            </li>
          ))}
        </List>
        {hasCar && (
          <Text size="small" tone="muted">
            You have a car to drive to work.
          </Text>
        )}
      </Section>
      <Section
        title="Right to work"
        action={<EditLink to={seekerLinks.editRightToWork} what="right to work" isEmpty={!rightToWork} />}
      >
        {rightToWork ? (
          <Stack gap="xs">
            <Text>{rightToWorkKinds[rightToWork.kind]}</Text>
            <DocumentState document={rightToWork} />
          </Stack>
        ) : (
          <Text tone="muted">Not given yet. You need it to accept work.</Text>
        )}
      </Section>
      <Section
        title="Certificates"
        action={<EditLink to={seekerLinks.editCertificates} what="certificates" isEmpty={certificates.length === 0} />}
      >
        {certificates.length === 0 && <Text tone="muted">No certificates yet.</Text>}
        <List>
          {certificates.map((certificate) => (
            <li key={certificate.id}>
              <Stack gap="xs">
                <Text>{certificate.name}</Text>
                <DocumentState document={certificate} />
              </Stack>
            </li>
          ))}
        </List>
        {skills.length > 0 && (
          <Text size="small" tone="muted">
            {skills.map(requirementText).join(' · ')}
          </Text>
        )}
      </Section>
      <Section
        title="Tax"
        action={<EditLink to={seekerLinks.editTaxReference} what="Unique Taxpayer Reference and VAT" />}
      >
        <DescriptionList
          items={[
            { term: 'Unique Taxpayer Reference', detail: utrNumber ?? 'Not given' },
            { term: 'VAT', detail: vatNumber ? `Registered, ${formatVatNumber(vatNumber)}` : 'Not registered' },
          ]}
        />
      </Section>
      <Section
        title="National Insurance"
        action={
          <EditLink to={seekerLinks.editNationalInsurance} what="National Insurance number" isEmpty={!ninoNumber} />
        }
      >
        <DescriptionList items={[{ term: 'National Insurance number', detail: ninoNumber ?? 'Not given' }]} />
      </Section>
      <Section
        title="Bank account"
        action={<EditLink to={seekerLinks.bankAccount} what="bank account" isEmpty={!bank} />}
      >
        <DescriptionList
          items={[{ term: 'Paid to', detail: bank ? `${bank.accountName}, ${bank.accountNumber}` : 'Not given' }]}
        />
      </Section>
      <Section title="Availability" action={<EditLink to={seekerLinks.editAvailability} what="availability" />}>
        <DescriptionList
          items={[
            { term: 'Week', detail: hours.length > 0 ? weeklyHoursText(hours) : 'No hours given' },
            { term: 'Travels', detail: `Up to ${kilometresToMiles(maxDistanceKm)} miles` },
            { term: 'Found by companies', detail: findable ? 'Yes' : 'No, only where you apply' },
          ]}
        />
      </Section>
    </>
  )
}
