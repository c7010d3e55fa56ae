import { seekerLinks, shellLinks } from '@s4/links'
import { appUrl, useSession } from '@s4/auth-session'
import type { WorkStep } from '@s4/completeness/first-steps'
import { useStepsToWork } from '@s4/queries'
import { ButtonLink, Callout, ExternalLink, Inline, List, NextStep, Section, Stack, Text, TextLink } from '@s4/ui'
import { useProfile } from './queries/profile-queries'

/** The next step before somebody can apply, accept work and be paid, and those after it. */
export function ReadyToWork() {
  const { done, total, next, left } = useStepsToWork()
  const { title, why, minutes, path } = next ?? {}
  const after = left.slice(1)

  return (
    <>
      {title && why && minutes && path && (
        <NextStep
          goal="Ready to work"
          done={done}
          total={total}
          title={title}
          why={why}
          minutes={minutes}
          action={
            path === shellLinks.verifyEmail ? (
              <ExternalLink href={appUrl('shell', path)}>{title}</ExternalLink>
            ) : (
              <ButtonLink to={path}>{title}</ButtonLink>
            )
          }
        />
      )}
      <Section
        title={
          next === undefined
            ? 'Ready to work'
            : after.length === 0
              ? 'This is the last step'
              : `Then ${after.length} more ${after.length === 1 ? 'step' : 'steps'}`
        }
      >
        {next === undefined ? (
          <Callout
            tone="success"
            title="You are ready to work"
            action={<ButtonLink to={seekerLinks.jobs}>Find work</ButtonLink>}
          >
            You can apply, accept work and be paid. Before your first shift with a company, it checks your right to work
            and your licence.
          </Callout>
        ) : (
          <>
            {left.every(({ before }) => before === 'accepting') && (
              <Text>
                You can apply now.{' '}
                {left.every(isLicence)
                  ? 'You can accept work that needs no SIA licence and be paid. This step is for roles that need one.'
                  : `To accept work and be paid, finish ${after.length === 0 ? 'this step' : 'all steps'}.`}
              </Text>
            )}
            <Steps title="Before you can apply" steps={after.filter(({ before }) => before === 'applying')} />
            <Steps
              title="Before you accept work and are paid"
              steps={after.filter(({ before }) => before === 'accepting')}
            />
          </>
        )}
        <Later />
      </Section>
    </>
  )
}

/** Needed only for roles that need a licence. */
const isLicence = ({ path }: WorkStep) => path.startsWith(seekerLinks.editLicence)

function Steps({ title, steps }: { title: string; steps: WorkStep[] }) {
  if (steps.length === 0) return null
  return (
    <Stack gap="snug">
      <Text weight="medium">{title}</Text>
      <List label={title}>
        {steps.map((step) => (
          <li key={step.title}>
            <Stack gap="none">
              {step.path === shellLinks.verifyEmail ? (
                <ExternalLink href={appUrl('shell', step.path)}>{step.title}</ExternalLink>
              ) : (
                <TextLink to={step.path}>{step.title}</TextLink>
              )}
              <Text size="small" tone="muted">
                {step.why}
              </Text>
            </Stack>
          </li>
        ))}
      </List>
    </Stack>
  )
}

/** What is needed only after the first pay, and the percentage (docs/product.md#profile-completeness). */
function Later() {
  const { percentage } = useSession().profile
  const { ninoNumber, utrNumber, findable } = useProfile()
  return (
    <Stack gap="xs">
      {!findable && (
        <Text size="small" tone="muted">
          Companies see you only when you apply.{' '}
          <TextLink to={seekerLinks.editAvailability}>Let companies find you</TextLink>
        </Text>
      )}
      {!ninoNumber && (
        <Text size="small" tone="muted">
          National Insurance number: not needed yet. Add it within 60 days of your first invoice, or you cannot apply or
          accept offers. <TextLink to={seekerLinks.editNationalInsurance}>Add it now</TextLink>
        </Text>
      )}
      {!utrNumber && (
        <Text size="small" tone="muted">
          Your tax return needs your Unique Taxpayer Reference.{' '}
          <TextLink to={seekerLinks.editTaxReference}>Add your Unique Taxpayer Reference</TextLink>
        </Text>
      )}
      <Inline>
        <Text size="small" tone="muted">
          Profile strength: {percentage}%. It counts your details, address, past work, education and Unique Taxpayer
          Reference (UTR). You can work without 100%.
        </Text>
      </Inline>
    </Stack>
  )
}
