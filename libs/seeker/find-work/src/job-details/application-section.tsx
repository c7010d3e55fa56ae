import { seekerLinks, shellLinks } from '@s4/links'
import { loginUrl, appUrl, useMaybeSession } from '@s4/auth-session'
import type { JobDetails } from '@s4/contract'
import { momentText } from '@s4/domain/shift-text'
import {
  ActionBar,
  ButtonLink,
  Callout,
  ExternalLink,
  Reserve,
  Section,
  Stack,
  Text,
  TextLink,
  Timeline,
  lazyPart,
} from '@s4/ui'
import { InPicture } from '@s4/ui/written'
import { ApplicationBadge } from '@s4/work'
import { ReasonLines } from '../job-list/reason-lines'
import { refusalOf } from './shifts-to-choose'
import { useState } from 'react'

// Loaded only for somebody who can apply.
const ApplyForm = lazyPart(async () => (await import('./apply-form')).ApplyForm)

/** On a phone, of what takes the place of the form once somebody has applied. */
const APPLIED_HEIGHT = 400

interface ApplicationSectionProps {
  job: JobDetails
  onApply: () => void
}

/** The next step of a reader who does not stand in a job: sign up, complete the profile, or apply. */
export function ApplicationSection({ job, onApply }: ApplicationSectionProps) {
  const session = useMaybeSession()
  const [now] = useState(() => new Date().toISOString())
  const refusal = refusalOf(job, now)

  if (!session) return <SignedOut />
  if (!session.profile.complete) {
    return (
      <Callout
        tone="warning"
        title="Complete your profile to apply"
        action={
          <ButtonLink to={seekerLinks.editPersonalDetails} state={{ job: { id: job.id, title: job.title } }}>
            Complete Now
          </ButtonLink>
        }
      >
        Still needed: {session.profile.missing.map(({ label }) => label).join(', ')}.
      </Callout>
    )
  }
  const { emailVerified } = session.user
  return (
    <Reserve phone={refusal || !emailVerified ? 0 : APPLIED_HEIGHT} desk={0}>
      <Section title="Apply">
        <Stack gap="md">
          <LastApplication job={job} />
          {job.reasons && <ReasonLines reasons={job.reasons} />}
          {refusal ? (
            <Text>
              {refusal} <TextLink to={seekerLinks.jobs}>See other jobs</TextLink>
            </Text>
          ) : !emailVerified ? (
            <VerifyFirst />
          ) : (
            <InPicture>
              <ApplyForm key={job.id} job={job} onApply={onApply} />
            </InPicture>
          )}
        </Stack>
      </Section>
    </Reserve>
  )
}

/** An application that has ended. */
function LastApplication({ job }: { job: JobDetails }) {
  const application = job.mine?.application
  if (!application) return null
  const { createdAt, status, reason } = application
  return (
    <Timeline
      label="Your last application"
      events={[
        { id: 'applied', title: 'You applied', time: momentText(createdAt) },
        { id: 'now', title: <ApplicationBadge status={status} />, children: reason },
      ]}
    />
  )
}

const SignedOut = () => (
  <Section title="Apply">
    <Stack gap="md">
      <Text>Create an account to apply. It is free: S4 takes no fee from workers.</Text>
      <ActionBar ofPage>
        <ButtonLink wide to={appUrl('shell', `${shellLinks.createAccount}?next=${encodeURIComponent(location.href)}`)}>
          Apply for this job
        </ButtonLink>
      </ActionBar>
      <Text size="small">
        Have an account? <ExternalLink href={loginUrl()}>Sign in</ExternalLink>
      </Text>
    </Stack>
  </Section>
)

const VerifyFirst = () => (
  <Callout
    tone="warning"
    title="Verify your email address to apply"
    action={
      <ExternalLink href={appUrl('shell', `${shellLinks.verifyEmail}?next=${encodeURIComponent(location.href)}`)}>
        Verify it, or have the email sent again
      </ExternalLink>
    }
  >
    Open the link in the email we sent when you signed up.
  </Callout>
)
