import { companyLinks } from '@s4/links'
import { useApi, type Api } from '@s4/api-client'
import type { Declaration, Vetting } from '@s4/contract'
import { dateText, momentText } from '@s4/domain/shift-text'
import {
  type DeclarationKind,
  declarationKinds,
  declarationLabels,
  UNVERIFIED_WORK,
  type VettingStatus,
  vettingLabels,
} from '@s4/domain/vetting'
import {
  Button,
  Callout,
  DescriptionList,
  type Fact,
  Heading,
  Inline,
  Page,
  Section,
  Stack,
  StatusBadge,
  Text,
  TextLink,
} from '@s4/ui'
import { statusTones } from '@s4/work'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { DeclarationForm } from './declaration-form'

export const vettingQuery = (api: Api) => api.query('vetting.show', {})

/** What the company declares about itself, and what S4 found. */
export function VettingPage() {
  const vetting = useSuspenseQuery(vettingQuery(useApi())).data
  return (
    <Page width="form">
      <Stack gap="lg">
        <TextLink to={companyLinks.profile}>Company profile</TextLink>
        <Heading>Verification</Heading>
        <Standing vetting={vetting} />
        {declarationKinds.map((kind) => (
          <Declared
            key={kind}
            kind={kind}
            declared={vetting.declarations.find((declaration) => declaration.kind === kind)}
          />
        ))}
      </Stack>
    </Page>
  )
}

const tones = { notVerified: 'warning', verified: 'success', refused: 'danger', struckOff: 'danger' } as const

const meaning: Record<VettingStatus, string> = {
  notVerified:
    `You can post jobs, and have up to ${UNVERIFIED_WORK} shifts offered or agreed at once. Workers read that ` +
    'you are not yet verified. Where they are paid is shown to verified companies only; payments you can record ' +
    'all the same. Declare what you have below: S4’s staff look it up and email you.',
  verified: 'S4’s staff have looked up what you declared. Changing your name or company number makes them look again.',
  refused:
    'You cannot post or offer. Work that is agreed goes on. Correct what is wrong below, or ask S4 under Support.',
  struckOff: 'You cannot post or offer. Work that is agreed goes on. Ask S4 under Support if you think this is wrong.',
}

function Standing({ vetting: { status, reason, decidedAt } }: { vetting: Vetting }) {
  return (
    <Callout tone={tones[status]} title={vettingLabels[status]}>
      <Stack gap="sm">
        <Text>{meaning[status]}</Text>
        {decidedAt && (
          <Text>
            S4 on {momentText(decidedAt)}: {reason}
          </Text>
        )}
      </Stack>
    </Callout>
  )
}

const itemLabels = { declared: 'Declared', lookedAt: 'Looked at', verified: 'Verified', refused: 'Not confirmed' }

function Declared({ kind, declared }: { kind: DeclarationKind; declared: Declaration | undefined }) {
  const [editing, setEditing] = useState(false)
  const label = declarationLabels[kind]
  const declare = declared ? 'Declare another' : 'Declare'
  return (
    <Section
      title={label}
      action={
        declared && (
          <StatusBadge tone={statusTones.declaration[declared.status]}>{itemLabels[declared.status]}</StatusBadge>
        )
      }
    >
      <Stack gap="sm">
        {declared ? <DescriptionList items={facts(declared)} /> : <Text tone="muted">Not declared.</Text>}
        {editing ? (
          <DeclarationForm kind={kind} declared={declared} onClose={() => setEditing(false)} />
        ) : (
          <Inline>
            <Button tone="quiet" size="small" aria-label={`${declare}: ${label}`} onClick={() => setEditing(true)}>
              {declare}
            </Button>
          </Inline>
        )}
      </Stack>
    </Section>
  )
}

function facts({ number, insurer, validUntil, declaredAt, decidedAt, reason }: Declaration): Fact[] {
  return [
    { term: 'Number', detail: number },
    ...(insurer ? [{ term: 'Insurer', detail: insurer }] : []),
    ...(validUntil ? [{ term: 'Until', detail: dateText(validUntil) }] : []),
    { term: 'Declared', detail: momentText(declaredAt) },
    ...(decidedAt ? [{ term: 'S4 looked', detail: momentText(decidedAt) }] : []),
    ...(reason ? [{ term: 'S4 says', detail: reason }] : []),
  ]
}
