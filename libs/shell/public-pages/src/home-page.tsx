import { useApi } from '@s4/api-client'
import { appUrl, homeUrl, storedUid } from '@s4/auth-session'
import { seekerLinks, shellLinks } from '@s4/links'
import { ButtonLink, Hero, NightStreet, PublicFrame, Stack, Text, TextLink, Ways } from '@s4/ui'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'
import { CommonQuestions, HowItWorks, Proof } from './landing-sections'
import { OpenJobs } from './open-jobs'
import { OPEN_JOBS } from './open-jobs-place'
import { SiteFooter } from './site-footer'
import { useSearched } from './use-searched'

export function HomePage() {
  return (
    <PublicFrame footer={<SiteFooter />}>
      <Stack gap="xl">
        <Hero
          title={['Find security work.', 'Fill security shifts.']}
          text={
            'Companies in the UK post shifts. Guards, door staff, stewards and CCTV teams work them and get paid. ' +
            'S4 takes no fee.'
          }
          actions={<WaysIn />}
          picture={<NightStreet />}
        />
        <OpenJobs />
        <HowItWorks />
        <Proof />
        <CommonQuestions />
      </Stack>
    </PublicFrame>
  )
}

/** To the own app for somebody signed in; to the open jobs, an account or the sign-in for everybody else. */
function WaysIn() {
  const { search } = useLocation()
  const searched = useSearched()
  // A search made here is the first thing shown in the app.
  const next = searched && `?next=${encodeURIComponent(appUrl('seeker', `${seekerLinks.jobs}${searched}`))}`
  // Whoever has never signed in here costs no request.
  const { data: session } = useQuery({
    ...useApi().query('session.show', {}),
    enabled: storedUid() !== null,
    throwOnError: false,
  })
  if (session)
    return (
      <ButtonLink tone="signal" to={homeUrl(session.user.role)}>
        Go to your home screen
      </ButtonLink>
    )

  return (
    <Stack gap="sm">
      <Ways
        ways={[
          {
            link: (
              <ButtonLink
                tone="signal"
                wide
                to={`${search}#${OPEN_JOBS}`}
                onClick={() => document.getElementById(OPEN_JOBS)?.scrollIntoView()}
              >
                Find work
              </ButtonLink>
            ),
            text: 'For self-employed people in security',
          },
          {
            link: (
              <ButtonLink tone="signal" wide to={`${shellLinks.createAccount}?role=company`}>
                Post work
              </ButtonLink>
            ),
            text: 'For companies that need shifts covered',
          },
        ]}
      />
      <Text>
        New here? <TextLink to={`${shellLinks.createAccount}${next}`}>Create an account</TextLink>
      </Text>
      <Text>
        Have an account? <TextLink to={`${shellLinks.login}${next}`}>Sign in</TextLink>
      </Text>
    </Stack>
  )
}
