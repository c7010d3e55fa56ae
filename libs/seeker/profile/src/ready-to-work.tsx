import { seekerLinks, shellLinks } from '@s4/links'
import { appUrl, useSession } from '@s4/auth-session'
import { stepsToApply } from '@s4/completeness/first-steps'
import {
  ButtonLink,
  Callout,
  Disclosure,
  ExternalLink,
  Inline,
  List,
  NextStep,
  ProgressBar,
  Section,
  Stack,
  Text,
  TextLink,
} from '@s4/ui'
import type { ReactNode } from 'react'
import { useNeedsOfWork } from './needs-of-work'

const reasons: Record<string, string> = {
  fullname: 'Companies and your invoices need to know who you are.',
  shortBio: 'It is the first thing a company reads about you.',
  address: 'Your invoices carry it, and it tells how far away work is.',
  experiences: 'Companies choose by what people have done.',
  educationRecords: 'School and training show what you are qualified for.',
}

/** The next step before somebody can apply, accept work and be paid, every other one, and the profile's strength. */
export function ReadyToWork() {
  const { complete, missing, percentage } = useSession().profile
  const { left } = useNeedsOfWork()
  const ready = complete && left.length === 0

  return (
    <>
      {!ready && <Next />}
      <Section title="Ready to work">
        {ready && (
          <Callout
            tone="success"
            title="You are ready to work"
            action={<ButtonLink to={seekerLinks.jobs}>Find work</ButtonLink>}
          >
            You can apply, accept work, book on and be paid.
          </Callout>
        )}
        {complete && !ready && (
          <Text>You can apply now. Before you accept work and are paid, we need a little more.</Text>
        )}
        {!ready && (
          <Disclosure summary="Everything that is missing">
            <Stack gap="md">
              {!complete && <MissingToApply missing={missing} />}
              {left.length > 0 && <MissingToAccept left={left} />}
            </Stack>
          </Disclosure>
        )}
        <ProgressBar label="Profile strength" value={percentage} tone={percentage === 100 ? 'success' : 'action'} />
        {complete && percentage < 100 && (
          <Text size="small" tone="muted">
            <TextLink to={seekerLinks.editTaxReference}>Add your Unique Taxpayer Reference</TextLink> to reach 100%.
            Invoices go out in your name, so you will need it for your tax return.
          </Text>
        )}
      </Section>
    </>
  )
}

/** First what applying needs, then what accepting and pay need. */
function Next() {
  const toApply = stepsToApply(useSession().profile.missing)
  const { left, total } = useNeedsOfWork()
  const step = toApply.next ?? left[0]
  if (!step) return null
  const { title, why, minutes, path } = step
  const far = toApply.next ? toApply : { done: total - left.length, total }

  return (
    <NextStep
      goal={toApply.next ? 'Ready to apply' : 'Ready to work'}
      done={far.done}
      total={far.total}
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
  )
}

const MissingToApply = ({ missing }: { missing: { item: string; label: string; path: string }[] }) => (
  <Stack gap="snug">
    <Text>Before you can apply:</Text>
    <List label="Missing before you can apply">
      {missing.map(({ item, label, path }) => (
        <Line key={item} label={label} why={reasons[item]}>
          <ButtonLink to={path} tone="quiet" size="small" aria-label={`Add ${label.toLowerCase()}`}>
            Add
          </ButtonLink>
        </Line>
      ))}
    </List>
  </Stack>
)

const MissingToAccept = ({ left }: { left: ReturnType<typeof useNeedsOfWork>['left'] }) => (
  <Stack gap="snug">
    <Text>Before you accept work and are paid:</Text>
    <List label="Missing before you accept work">
      {left.map(({ label, why, path }) => (
        <Line key={label} label={label} why={why}>
          {path === shellLinks.verifyEmail ? (
            <ExternalLink href={appUrl('shell', path)}>Verify</ExternalLink>
          ) : (
            <ButtonLink to={path} tone="quiet" size="small" aria-label={`Add ${label}`}>
              Add
            </ButtonLink>
          )}
        </Line>
      ))}
    </List>
  </Stack>
)

interface LineProps {
  label: string
  why: string | undefined
  children: ReactNode
}

const Line = ({ label, why, children }: LineProps) => (
  <li>
    <Inline justify="between" align="center" nowrap>
      <Stack gap="none">
        <Text as="strong">{label}</Text>
        <Text size="small" tone="muted">
          {why}
        </Text>
      </Stack>
      {children}
    </Inline>
  </li>
)
