import { useSession } from '@s4/auth-session'
import { stepsToFirstJob } from '@s4/completeness/first-steps'
import { ButtonLink, NextStep, Text } from '@s4/ui'

/** The next step of a company whose profile is not complete. */
export function FirstRun() {
  const { next, after, ...steps } = stepsToFirstJob(useSession().profile.missing)
  if (!next) return null
  return (
    <NextStep goal="Your first job" {...steps} {...next} action={<ButtonLink to={next.path}>{next.title}</ButtonLink>}>
      <Text tone="muted">Then: {after.map(({ title }) => title).join(' · ')}</Text>
      <Text size="small">The rest of the menu opens when your profile is complete.</Text>
    </NextStep>
  )
}
