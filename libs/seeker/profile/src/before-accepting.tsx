import { seekerLinks, shellLinks } from '@s4/links'
import { appUrl, useSession } from '@s4/auth-session'
import { ButtonLink, ExternalLink, Inline, List, Section, Stack, StatusBadge, Text } from '@s4/ui'
import type { ReactNode } from 'react'
import { useLicences, useProfile, useRightToWork } from './queries/profile-queries'

interface Need {
  label: string
  why: string
  given: boolean
  path: string
}

/** What accepting work needs besides a complete profile (docs/product.md#unverified-e-mail, #age-and-papers). */
export function BeforeAccepting() {
  const { user } = useSession()
  const { dateOfBirth } = useProfile()
  const rightToWork = useRightToWork()
  const licences = useLicences()
  const needs: Need[] = [
    {
      label: 'Date of birth',
      why: 'You must be 18 or over.',
      given: dateOfBirth !== null,
      path: seekerLinks.editPersonalDetails,
    },
    {
      label: 'Right to work',
      why: 'You cannot accept work without it. Each company checks it for itself.',
      given: rightToWork !== null && rightToWork.expiry !== 'expired',
      path: seekerLinks.editRightToWork,
    },
    {
      label: 'SIA licence',
      why: 'Needed for most security work; stewarding goes without.',
      given: licences.some(({ kind, expiry }) => kind === 'sia' && expiry !== 'expired'),
      path: seekerLinks.editLicence,
    },
  ]

  return (
    <Section title="Before you accept work">
      <List>
        <li>
          <Line label="E-mail address" why="So that offers reach you." given={user.emailVerified}>
            <ExternalLink href={appUrl('shell', shellLinks.verifyEmail)}>Verify</ExternalLink>
          </Line>
        </li>
        {needs.map(({ path, ...need }) => (
          <li key={need.label}>
            <Line {...need}>
              <ButtonLink to={path} tone="quiet" size="small" aria-label={`Add ${need.label}`}>
                Add
              </ButtonLink>
            </Line>
          </li>
        ))}
      </List>
    </Section>
  )
}

function Line({ label, why, given, children }: Omit<Need, 'path'> & { children: ReactNode }) {
  return (
    <Inline justify="between" nowrap>
      <Stack gap="none">
        <Text as="strong">{label}</Text>
        {!given && (
          <Text size="small" tone="muted">
            {why}
          </Text>
        )}
      </Stack>
      {given ? <StatusBadge tone="success">Given</StatusBadge> : children}
    </Inline>
  )
}
