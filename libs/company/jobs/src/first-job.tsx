import { useHidden, useSession } from '@s4/auth-session'
import { stepsToFirstJob } from '@s4/completeness/first-steps'
import { Badge, ButtonLink, ExampleCard, Inline, NextStep, Skeleton, Stack, Text } from '@s4/ui'
import { useTermsAgreed } from './terms-first'

/** The next step of a company without a job, and what a job will look like. */
export function FirstJob() {
  const { loading, terms } = useTermsAgreed()
  const { next, after, ...steps } = stepsToFirstJob(useSession().profile.missing, terms)
  if (loading) return <Skeleton shape="card" count={2} label="Loading your next step" />
  return (
    <Stack gap="lg">
      {next && (
        <NextStep
          goal="Your first job"
          {...steps}
          {...next}
          action={<ButtonLink to={next.path}>{next.title}</ButtonLink>}
        >
          {after.length > 0 && <Text tone="muted">Then: {after.map(({ title }) => title).join(' · ')}</Text>}
        </NextStep>
      )}
      <ExampleJob />
    </Stack>
  )
}

function ExampleJob() {
  const [hidden, hide] = useHidden('example-job')
  if (hidden) return null
  return (
    <ExampleCard
      title="Door supervisor, Friday night"
      note="Your jobs will look like this. Only you see the example."
      onDismiss={hide}
    >
      <Inline justify="between">
        <Text>Next: Fri 20:00–04:00 (8 h)</Text>
        <Inline>
          <Badge tone="warning">2 to decide</Badge>
          <Badge tone="info">1 offer out</Badge>
        </Inline>
      </Inline>
      <Text size="small" tone="muted">
        The Example Arms · £16.00/h · 4 shifts · 3 of 4 places taken
      </Text>
    </ExampleCard>
  )
}
