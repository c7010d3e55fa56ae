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
  FormPage,
  Heading,
  Inline,
  Section,
  Stack,
  StatusBadge,
  TabTitle,
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
    <FormPage
      head={
        <Stack gap="lg">
          <TabTitle title="Verification" />
          <TextLink to={companyLinks.profile}>Company profile</TextLink>
          <Heading>Verification</Heading>
        </Stack>
      }
      beside={{ label: 'Where you are', content: <Standing vetting={vetting} /> }}
    >
      <Stack gap="lg">
        {declarationKinds.map((kind) => (
          <Declared
            key={kind}
            kind={kind}
            declared={vetting.declarations.find((declaration) => declaration.kind === kind)}
          />
        ))}
      </Stack>
    </FormPage>
  )
}

const tones = { notVerified: 'warning', verified: 'success', refused: 'danger', struckOff: 'danger' } as const

const meaning: Record<VettingStatus, string> = {
  notVerified:
    `You can post jobs, and have up to ${UNVERIFIED_WORK} shifts offered or agreed at the same time. Workers see ` +
    'that you are not yet verified. You do not see their bank details until you are, but you can record payments. ' +
    'To be verified, add your numbers below. We check them and email you.',
  verified: 'We have checked what you gave us. If you change your name or company number, we check again.',
  refused:
    'You cannot post jobs or send offers. Agreed work goes on. Correct what is wrong below, or ask S4 under Support.',
  struckOff: 'You cannot post jobs or send offers. Agreed work goes on. If this is wrong, ask S4 under Support.',
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

const itemLabels = {
  declared: 'Waiting for S4',
  lookedAt: 'S4 is checking',
  verified: 'Verified',
  refused: 'Not confirmed',
}

function Declared({ kind, declared }: { kind: DeclarationKind; declared: Declaration | undefined }) {
  const [editing, setEditing] = useState(false)
  const label = declarationLabels[kind]
  const declare = declared ? 'Change' : 'Add'
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
        {declared ? <DescriptionList items={facts(declared)} /> : <Text tone="muted">Not given.</Text>}
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
    ...(validUntil ? [{ term: 'Last day', detail: dateText(validUntil) }] : []),
    { term: 'Sent to S4', detail: momentText(declaredAt) },
    ...(decidedAt ? [{ term: 'Checked by S4', detail: momentText(decidedAt) }] : []),
    ...(reason ? [{ term: 'S4 says', detail: reason }] : []),
  ]
}
