import type { ScreeningFile } from '@s4/contract'
import { dateText, localDate } from '@s4/domain/shift-text'
import { useEndpointMutation } from '@s4/api-client'
import { Button, ButtonLink, Callout, ConfirmModal, Inline, Refusal, Section, Text } from '@s4/ui'
import { useState } from 'react'

/** What was declared, and the consent; both are asked for first. */
export function DeclarationSection({ declaration }: Pick<ScreeningFile, 'declaration'>) {
  if (declaration === null)
    return (
      <Callout
        tone="warning"
        title="Declare and consent first"
        action={<ButtonLink to="?declare=1">Declare and consent</ButtonLink>}
      >
        Answer a few questions and say that we may use this file. Before that, nobody is asked and nobody reads it.
      </Callout>
    )
  const { declaredAt, judgments, convictions } = declaration
  return (
    <Section
      title="Declaration and consent"
      action={
        <ButtonLink to="?declare=1" tone="quiet" size="small" aria-label="Change the declaration">
          Change
        </ButtonLink>
      }
    >
      <Text>You consented on {dateText(localDate(declaredAt))}.</Text>
      <Text size="small" tone="muted">
        Court judgments, bankruptcy: {judgments || 'none'}. Unspent convictions: {convictions || 'none'}.
      </Text>
      <Withdraw />
    </Section>
  )
}

function Withdraw() {
  const withdraw = useEndpointMutation('screening.withdraw')
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Refusal failure={withdraw.error} />
      <Inline>
        <Button size="small" tone="plain" onClick={() => setAsking(true)}>
          Withdraw consent
        </Button>
      </Inline>
      <ConfirmModal
        open={asking}
        title="Withdraw consent?"
        confirmLabel="Withdraw"
        tone="danger"
        busy={withdraw.isPending}
        onCancel={() => setAsking(false)}
        onConfirm={() => withdraw.mutate({}, { onSettled: () => setAsking(false) })}
      >
        After that no company can read the file. The links of referees end, and we remove your declaration. Companies
        keep what they decided.
      </ConfirmModal>
    </>
  )
}
