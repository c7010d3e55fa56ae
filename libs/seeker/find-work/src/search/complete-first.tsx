import { useSession } from '@s4/auth-session'
import { stepsToApply } from '@s4/completeness/first-steps'
import { seekerLinks } from '@s4/links'
import { ButtonLink, NextStep, TextLink } from '@s4/ui'

/** The next step of somebody new who cannot apply yet. */
export function CompleteFirst() {
  const { next, ...steps } = stepsToApply(useSession().profile.missing)
  if (!next) return null
  return (
    <NextStep
      goal="Ready to apply"
      {...steps}
      {...next}
      action={
        <>
          <ButtonLink to={next.path}>{next.title}</ButtonLink>
          <TextLink to={seekerLinks.profile}>See all steps</TextLink>
        </>
      }
    />
  )
}
