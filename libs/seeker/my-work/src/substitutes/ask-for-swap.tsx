import { useContractForm } from '@s4/api-client/forms'
import type { AssignmentDetails } from '@s4/contract'
import { Button, Refusal, Stack, Text } from '@s4/ui'
import { ReasonModal } from '@s4/work'
import { useState } from 'react'
import { useAskForSwap } from '../queries/my-work-queries'

const loadSwapFields = () => import('./ask-for-swap-fields').then(({ SwapFields }) => SwapFields)

/** Asks the company whether another worker may take the shift over, where the terms do not say so. */
export function AskForSwap({ assignment }: { assignment: AssignmentDetails }) {
  const { startsAt, swap, engagement, companyName } = assignment
  const [now] = useState(() => Date.now())
  const [isOpen, setOpen] = useState(false)
  if (engagement === 'own-staff' || now >= Date.parse(startsAt)) return null
  if (swap === 'asked')
    return <Text>You asked {companyName} if somebody else may do this shift. Until then it is yours.</Text>
  if (swap === 'allowed')
    return (
      <Text>
        {companyName} lets you hand this shift over to a worker whom they have saved. Make the link and give it to them.
        Nobody else can use it.
      </Text>
    )
  return (
    <Stack gap="sm">
      {swap === 'refused' && <Text>{companyName} said no: nobody else may do this shift.</Text>}
      <div>
        <Button tone="quiet" onClick={() => setOpen(true)}>
          Ask if somebody else may do it
        </Button>
      </div>
      {isOpen && <AskModal assignment={assignment} onClose={() => setOpen(false)} />}
    </Stack>
  )
}

function AskModal({
  assignment: { id, companyName },
  onClose,
}: {
  assignment: AssignmentDetails
  onClose: () => void
}) {
  const ask = useAskForSwap()
  const { formProps, field } = useContractForm({
    schema: loadSwapFields,
    defaultValues: { note: '' },
    failure: ask.error,
    keepsDraft: false,
    onSubmit: ({ note }) => ask.mutate({ id, note }, { onSuccess: onClose }),
  })
  return (
    <ReasonModal
      tone="action"
      title="Ask if somebody else may do this shift"
      hint={`${companyName} reads it. Say why, and whom you have in mind.`}
      confirmLabel="Ask the company"
      busy={ask.isPending}
      formProps={formProps}
      field={field('note')}
      onClose={onClose}
    >
      <Text>
        If the company agrees, you make a link for a worker whom the company has saved. They must pass the same checks
        as for an offer. The shift is yours until they accept.
      </Text>
      <Refusal failure={ask.error} />
    </ReasonModal>
  )
}
