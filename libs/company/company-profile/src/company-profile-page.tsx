import { phoneText } from '@s4/domain/phone-text'
import { companyLinks, shellLinks } from '@s4/links'
import { useSession } from '@s4/auth-session'
import { stepsToFirstJob } from '@s4/completeness/first-steps'
import type { Company } from '@s4/contract'
import { vettingLabels } from '@s4/domain/vetting'
import { dateText } from '@s4/domain/shift-text'
import { formatVatNumber } from '@s4/domain/vat-number'
import { MapView } from '@s4/map'
import { useConfig } from '@s4/queries'
import {
  Avatar,
  ButtonLink,
  Callout,
  Columns,
  DescriptionList,
  Disclosure,
  Heading,
  Inline,
  List,
  NextStep,
  Page,
  ProgressBar,
  Section,
  Stack,
  StatusBadge,
  Text,
  TextLink,
} from '@s4/ui'
import { statusTones } from '@s4/work'
import { useCompany } from './queries/company-queries'

export function CompanyProfilePage() {
  const company = useCompany()
  if (!company) {
    return (
      <Page>
        <SetUp />
      </Page>
    )
  }
  return (
    <Page>
      <Stack gap="lg">
        <Inline justify="between">
          <Inline gap="md">
            <Avatar name={company.companyName} picture={company.companyLogo} size={64} />
            <Heading>{company.companyName}</Heading>
          </Inline>
          <ButtonLink to={companyLinks.settings} tone="quiet">
            Settings
          </ButtonLink>
        </Inline>
        <WhatIsMissing />
        <Columns asideLabel="More about the company" aside={<More company={company} />}>
          <About company={company} />
          <Contacts company={company} />
          <Vat company={company} />
          <PaymentFile company={company} />
        </Columns>
      </Stack>
    </Page>
  )
}

/** What has pages of its own. */
function More({ company }: { company: Company }) {
  return (
    <>
      <Section
        title="Verification"
        action={
          <ButtonLink to={companyLinks.vetting} tone="quiet" size="small">
            Verification
          </ButtonLink>
        }
      >
        <Stack gap="sm">
          <StatusBadge tone={statusTones.vetting[company.vetting]}>{vettingLabels[company.vetting]}</StatusBadge>
          {company.vetting === 'notVerified' && <Text>Workers see that S4 has not verified you yet.</Text>}
          <Text>
            {company.vetting === 'verified'
              ? 'See what S4 found, and renew your insurance here.'
              : 'Give your company number and insurance, and see what S4 found.'}
          </Text>
        </Stack>
      </Section>
      <Section
        title="Where you work"
        action={
          <ButtonLink to={companyLinks.sites} tone="quiet" size="small">
            Sites
          </ButtonLink>
        }
      >
        <Text>The places where your workers book on: address, map, checkpoints and codes.</Text>
      </Section>
      <Section
        title="Your account"
        action={
          <ButtonLink to={shellLinks.account} tone="quiet" size="small">
            Account
          </ButtonLink>
        }
      >
        <Text>Password, email address, where you are signed in, your data.</Text>
      </Section>
      <Section
        title="Help"
        action={
          <Inline>
            <ButtonLink to={companyLinks.faq} tone="quiet" size="small">
              FAQ&apos;s
            </ButtonLink>
            <ButtonLink to={companyLinks.support} tone="quiet" size="small">
              Support
            </ButtonLink>
          </Inline>
        }
      >
        <Text>How posting, offers, the day itself, hours and invoices work.</Text>
      </Section>
    </>
  )
}

function SetUp() {
  const { missing } = useSession().profile
  const { next, ...steps } = stepsToFirstJob(missing)
  if (!next) return null
  return (
    <NextStep goal="Your first job" {...steps} {...next} action={<ButtonLink to={next.path}>{next.title}</ButtonLink>}>
      <Text size="small">The rest of the menu opens when your profile is complete.</Text>
      <Disclosure summary="What it asks for">
        <List label="Still missing" gap="xs">
          {missing.map(({ item, label, path }) => (
            <li key={item}>
              <TextLink to={path}>{label}</TextLink>
            </li>
          ))}
        </List>
      </Disclosure>
    </NextStep>
  )
}

function WhatIsMissing() {
  const { profile } = useSession()
  if (profile.complete) return null
  return (
    <Callout tone="warning" title="Complete your company profile to post and hire">
      <Stack gap="sm">
        <ProgressBar label="Profile" value={profile.percentage} />
        <List label="Still missing" gap="xs">
          {profile.missing.map(({ item, label, path }) => (
            <li key={item}>
              <TextLink to={path}>{label}</TextLink>
            </li>
          ))}
        </List>
      </Stack>
    </Callout>
  )
}

function About({ company }: { company: Company }) {
  const { tileUrl } = useConfig()
  return (
    <Section title="About" action={<EditLink to={companyLinks.editProfile} what="profile" />}>
      <Text preserveLines>{company.bio || 'No description yet.'}</Text>
      <DescriptionList items={[{ term: 'Address', detail: company.address || 'Not given' }]} />
      {company.point && (
        <MapView
          label={`${company.companyName} on the map`}
          text={company.address}
          point={company.point}
          tileUrl={tileUrl}
          height={220}
        />
      )}
    </Section>
  )
}

function Contacts({ company }: { company: Company }) {
  const { manager } = company
  return (
    <>
      <Section title="Contact" action={<EditLink to={companyLinks.editContact} what="contact" />}>
        <DescriptionList items={[{ term: 'Contact', detail: phoneText(company.companyContact) || 'Not given' }]} />
      </Section>
      <Section title="Email" action={<EditLink to={companyLinks.editEmail} what="email" />}>
        <DescriptionList items={[{ term: 'Email', detail: company.companyEmail || 'Not given', long: true }]} />
      </Section>
      <Section title="Manager" action={<EditLink to={companyLinks.editManager} what="manager" />}>
        <Text size="small" tone="muted">
          Gets an email when a worker misses a check call, asks for help or is 10 minutes late. It is an email only.
          Somebody of your company then has to ring the worker. Who else is told of alerts:{' '}
          <TextLink to={companyLinks.onCall}>Alerts and on call</TextLink>.
        </Text>
        <DescriptionList
          items={[
            { term: 'Name', detail: manager?.managerName || 'Not given' },
            { term: 'Email', detail: manager?.managerEmail || 'Not given', long: true },
            { term: 'Phone', detail: manager?.managerPhone ? phoneText(manager.managerPhone) : 'Not given' },
          ]}
        />
      </Section>
    </>
  )
}

function Vat({ company: { vatRegistrations } }: { company: Company }) {
  const current = vatRegistrations.find(({ endedOn }) => endedOn === null)
  return (
    <Section title="VAT" action={<EditLink to={companyLinks.editVat} what="VAT" />}>
      <DescriptionList
        items={[
          {
            term: 'VAT registration',
            detail: current
              ? `${formatVatNumber(current.vatNumber)}, declared, from ${dateText(current.registeredOn)}`
              : 'Not given',
          },
        ]}
      />
    </Section>
  )
}

const PaymentFile = ({ company: { serviceUserNumber } }: { company: Company }) => (
  <Section title="Payment file" action={<EditLink to={companyLinks.editBacs} what="payment file" />}>
    <DescriptionList items={[{ term: 'Service user number', detail: serviceUserNumber || 'Not given' }]} />
  </Section>
)

const EditLink = ({ to, what }: { to: string; what: string }) => (
  <ButtonLink to={to} tone="quiet" size="small" aria-label={`Edit ${what}`}>
    Edit
  </ButtonLink>
)
