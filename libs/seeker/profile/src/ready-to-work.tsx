import { seekerLinks, shellLinks } from '@s4/links'
import { appUrl, useSession } from '@s4/auth-session'
import { ButtonLink, Callout, ExternalLink, Inline, List, ProgressBar, Section, Stack, Text, TextLink } from '@s4/ui'
import type { ReactNode } from 'react'
import { useNeedsOfWork } from './needs-of-work'

const reasons: Record<string, string> = {
  fullname: 'Companies and your invoices need to know who you are.',
  shortBio: 'It is the first thing a company reads about you.',
  address: 'Your invoices carry it, and it tells how far away work is.',
  experiences: 'Companies choose by what people have done.',
  educationRecords: 'School and training show what you are qualified for.',
}

/** What is missing before somebody can apply, accept work and be paid, and the profile's strength. */
export function ReadyToWork() {
  const { complete, missing, percentage } = useSession().profile
  const needs = useNeedsOfWork()

  return (
    <Section title="Ready to work">
      {complete && needs.length === 0 && (
        <Callout
          tone="success"
          title="You are ready to work"
          action={<ButtonLink to={seekerLinks.jobs}>Find work</ButtonLink>}
        >
          You can apply, accept work, book on and be paid.
        </Callout>
      )}
      {!complete && (
        <Stack gap="snug">
          <Text>
            {missing.length === 1
              ? 'One thing is missing before you can apply:'
              : `${missing.length} things are missing before you can apply:`}
          </Text>
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
      )}
      {needs.length > 0 && (
        <Stack gap="snug">
          <Text>
            {complete ? 'You can apply now. ' : ''}
            Before you accept work and are paid:
          </Text>
          <List label="Missing before you accept work">
            {needs.map(({ label, why, path }) => (
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
      )}
      <ProgressBar label="Profile strength" value={percentage} tone={percentage === 100 ? 'success' : 'action'} />
      {complete && percentage < 100 && (
        <Text size="small" tone="muted">
          <TextLink to={seekerLinks.editTaxReference}>Add your Unique Taxpayer Reference</TextLink> to reach 100%.
          Invoices go out in your name, so you will need it for your tax return.
        </Text>
      )}
    </Section>
  )
}

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
