import { seekerLinks, shellLinks } from '@s4/links'
import { loginUrl, appUrl, useMaybeSession } from '@s4/auth-session'
import type { JobDetails } from '@s4/contract'
import { ButtonLink, Callout, ExternalLink, Section, Stack, Text, TextLink } from '@s4/ui'
import { lazy, Suspense } from 'react'
import { MyApplication } from './my-application'
import { ReasonLines } from '../job-list/reason-lines'

// Loaded only for somebody who can apply.
const ApplyForm = lazy(async () => ({ default: (await import('./apply-form')).ApplyForm }))

const live = ['applied', 'offered', 'accepted']

/** The reader's next step for a job: sign up, complete the profile, apply, or follow the application. */
export function ApplicationSection({ job }: { job: JobDetails }) {
  const session = useMaybeSession()
  const { application = null, offer = null } = job.mine ?? {}

  if (!session) return <SignedOut />
  if (!session.profile.complete) {
    return (
      <Callout
        tone="warning"
        title="Complete your profile to apply"
        action={<ButtonLink to={seekerLinks.editPersonalDetails}>Complete Now</ButtonLink>}
      >
        Still needed: {session.profile.missing.map(({ label }) => label).join(', ')}.
      </Callout>
    )
  }
  if (offer) {
    return (
      <Callout
        tone="success"
        title="You have an offer"
        action={<ButtonLink to={seekerLinks.assignedWork}>See the offer</ButtonLink>}
      >
        The company has offered you this job. Answer before it expires.
      </Callout>
    )
  }
  if (application && live.includes(application.status)) return <MyApplication job={job} application={application} />

  return (
    <Section title="Apply">
      <Stack gap="md">
        {application && <MyApplication job={job} application={application} past />}
        {job.reasons && <ReasonLines reasons={job.reasons} />}
        {!session.user.emailVerified && <VerifyFirst />}
        {refusal(job) ? (
          <Text>
            {refusal(job)} <TextLink to={seekerLinks.jobs}>See other jobs</TextLink>
          </Text>
        ) : (
          <Suspense>
            <ApplyForm key={job.id} job={job} />
          </Suspense>
        )}
      </Stack>
    </Section>
  )
}

function refusal({ status, nextShift, mine }: JobDetails): string | null {
  if (mine?.application?.status === 'rejected')
    return 'The company has turned this application down, so you cannot apply again.'
  if (status === 'cancelled') return 'The company has cancelled this job.'
  if (status === 'closed') return 'This job takes no more applications.'
  return nextShift ? null : 'Every place on this job is taken, or its shifts have begun.'
}

const SignedOut = () => (
  <Section title="Apply">
    <Stack gap="md">
      <Text>Create an account to apply. It is free: S4 takes no fee from workers.</Text>
      <ExternalLink href={appUrl('shell', `${shellLinks.createAccount}?next=${encodeURIComponent(location.href)}`)}>
        Apply for this job
      </ExternalLink>
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
