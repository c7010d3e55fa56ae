import { useApi } from '@s4/api-client'
import { homeUrl, storedUid } from '@s4/auth-session'
import { shellLinks } from '@s4/links'
import { ButtonLink, Card, Grid, Heading, Hero, PublicFrame, Stack, Text } from '@s4/ui'
import { useQuery } from '@tanstack/react-query'
import { OpenJobs } from './open-jobs'
import { SiteFooter } from './site-footer'

const promises = [
  {
    title: 'Found fast',
    text:
      'Shifts near you with the pay per hour and for the whole shift, the places left, and whether you can ' +
      'work it.',
  },
  {
    title: 'Done safely',
    text:
      'Book on at the site, answer check calls, keep a logbook, and alert the company at a press when you ' +
      'need help.',
  },
  {
    title: 'Paid properly',
    text: 'Hours agreed by both sides, then an invoice in the worker’s name. S4 takes no fee.',
  },
]

export function HomePage() {
  return (
    <PublicFrame footer={<SiteFooter />}>
      <Stack gap="xl">
        <Hero
          title="Shift work in security, without the run-around"
          text={
            'Companies post shifts. Self-employed door supervisors, guards, CCTV operators and stewards find ' +
            'them, work them and get paid.'
          }
          actions={<WaysIn />}
        />
        <OpenJobs />
        <Grid min={240} stretch>
          {promises.map(({ title, text }) => (
            <Card key={title}>
              <Heading level={2}>{title}</Heading>
              <Text>{text}</Text>
            </Card>
          ))}
        </Grid>
      </Stack>
    </PublicFrame>
  )
}

/** To the own app for somebody signed in; to an account or the sign-in for everybody else. */
function WaysIn() {
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
    <>
      <ButtonLink tone="signal" to={shellLinks.createAccount}>
        Find work
      </ButtonLink>
      <ButtonLink tone="signal" to={`${shellLinks.createAccount}?role=company`}>
        Hire workers
      </ButtonLink>
      <ButtonLink tone="quiet" to={shellLinks.login}>
        Sign in
      </ButtonLink>
    </>
  )
}
