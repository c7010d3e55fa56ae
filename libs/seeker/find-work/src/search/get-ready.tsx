import type { WorkReason } from '@s4/contract'
import { appUrl } from '@s4/auth-session'
import { seekerLinks, shellLinks } from '@s4/links'
import { useStepsToWork } from '@s4/queries'
import { ButtonLink, Callout, NextStep, TextLink } from '@s4/ui'

interface GetReadyProps {
  /** What stops somebody who can apply from accepting any work; null while they cannot apply yet. */
  gap: WorkReason | null
}

/** What the person has to give next, above the jobs. */
export const GetReady = ({ gap }: GetReadyProps) => (gap ? <BeforeAccepting {...gap} /> : <BeforeApplying />)

const BeforeAccepting = ({ message, fixPath }: WorkReason) => (
  <Callout
    tone="warning"
    title="You can apply now, but not accept work yet"
    action={
      <>
        {fixPath && (
          <ButtonLink size="small" to={fixPath}>
            Update your profile
          </ButtonLink>
        )}
        <TextLink to={seekerLinks.profile}>See all steps</TextLink>
      </>
    }
  >
    {message}.
  </Callout>
)

function BeforeApplying() {
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
          <ButtonLink size="small" to={next.path === shellLinks.verifyEmail ? appUrl('shell', next.path) : next.path}>
            {next.title}
          </ButtonLink>
          <TextLink to={seekerLinks.profile}>All steps</TextLink>
        </>
      }
    />
  )
}
