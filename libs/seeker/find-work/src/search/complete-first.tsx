import { seekerLinks } from '@s4/links'
import { useStepsToWork } from '@s4/queries'
import { ButtonLink, NextStep, TextLink } from '@s4/ui'

/** The next step of somebody new who cannot apply yet. */
export function CompleteFirst() {
  const { next, done, total } = useStepsToWork()
  if (!next) return null
  return (
    <NextStep
      goal="Ready to work"
      done={done}
      total={total}
      {...next}
      action={
        <>
          <ButtonLink size="small" to={next.path}>
            {next.title}
          </ButtonLink>
          <TextLink to={seekerLinks.profile}>All steps</TextLink>
        </>
      }
    />
  )
}
