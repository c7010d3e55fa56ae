import { seekerLinks, shellLinks } from '@s4/links'
import { appUrl, openUrl, useSession } from '@s4/auth-session'
import { useStepsToWork } from '@s4/queries'
import { Avatar, ButtonLink, Grid, Heading, Inline, Page, Section, Stack, SuccessModal, Text, TextLink } from '@s4/ui'
import { useLocation, useNavigate } from 'react-router-dom'
import { DocumentSections } from './documents/document-sections'
import { PersonalSections } from './personal/personal-sections'
import { useProfile } from './queries/profile-queries'
import { ReadyToWork } from './ready-to-work'

/** The whole profile of a worker, and what is still missing. */
export function ProfilePage() {
  const { fullname, picture } = useProfile()
  const { user } = useSession()

  return (
    <Page>
      <JustCompleted />
      <Inline gap="md" nowrap>
        <Avatar name={fullname || user.email} picture={picture} size={64} />
        <Stack gap="none">
          <Heading size="title">{fullname || 'Your name'}</Heading>
          <Text tone="muted" size="small">
            {user.email}
          </Text>
          <TextLink to={seekerLinks.seenByCompanies}>What companies see</TextLink>
        </Stack>
      </Inline>
      <ReadyToWork />
      <Grid min={360} stretch>
        <PersonalSections />
        <DocumentSections />
        <Section title="Account and help">
          <Inline>
            <ButtonLink to={shellLinks.account} tone="quiet" size="small">
              Password, email and devices
            </ButtonLink>
            <ButtonLink to={seekerLinks.faq} tone="quiet" size="small">
              FAQ
            </ButtonLink>
            <ButtonLink to={seekerLinks.support} tone="quiet" size="small">
              Support
            </ButtonLink>
            <ButtonLink to={seekerLinks.problems} tone="quiet" size="small">
              Problems at work
            </ButtonLink>
            <ButtonLink to={seekerLinks.menu} tone="quiet" size="small">
              All screens
            </ButtonLink>
          </Inline>
        </Section>
      </Grid>
    </Page>
  )
}

/** Shown once, when the profile has just become complete; Continue is the job they came from, or the next step. */
function JustCompleted() {
  const { state } = useLocation()
  const navigate = useNavigate()
  const [next] = useStepsToWork().left
  // Written by `useContinueProfile`, and the job by the page of one that somebody could not apply for yet.
  const { justCompleted = false, job } = (state ?? {}) as {
    justCompleted?: boolean
    job?: { id: string; title: string }
  }

  const close = () => void navigate('.', { replace: true, state: null })
  const goOn = () => {
    if (job) void navigate(seekerLinks.job(job.id), { replace: true })
    else if (next?.path === shellLinks.verifyEmail) openUrl(appUrl('shell', next.path))
    else if (next) void navigate(next.path, { replace: true })
    else close()
  }
  return (
    <SuccessModal
      open={justCompleted}
      text={[
        next?.before === 'applying'
          ? `To apply, ${firstSmall(next.title)}.`
          : `You can apply${job ? '' : ' for jobs'} now.`,
        job && `Continue to the job: ${job.title}.`,
        !job && next?.before === 'accepting' && `Next, to accept work and be paid: ${firstSmall(next.title)}.`,
      ]
        .filter(Boolean)
        .join(' ')}
      onClose={goOn}
      onDismiss={close}
    />
  )
}

const firstSmall = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
