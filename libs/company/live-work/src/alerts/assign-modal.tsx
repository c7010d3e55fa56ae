import { useApi } from '@s4/api-client'
import type { Alert } from '@s4/contract'
import { Button, FailureState, Form, Modal, Refusal, SelectField, Skeleton } from '@s4/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { peopleQuery, useAssign } from '../queries/live-queries'
import { alertTitle } from '@s4/domain/alert-words'

/** Gives an alert to a member who sees its site, or to nobody. */
export function AssignModal({ alert, onClose }: { alert: Alert; onClose: () => void }) {
  const people = useQuery({ ...peopleQuery(useApi(), alert.jobId), throwOnError: false })
  const assign = useAssign()
  // What was shown when the window opened: a change made meanwhile is refused with who made it.
  const [from] = useState(alert.assignedTo?.uid ?? null)
  const [uid, setUid] = useState(from ?? '')

  return (
    <Modal open onClose={onClose} title="Give this alert to somebody" description={alertTitle(alert)}>
      {people.isError && (
        <FailureState onRetry={() => void people.refetch()} busy={people.isFetching}>
          {people.error.message}
        </FailureState>
      )}
      {people.isPending && <Skeleton />}
      {people.data && (
        <Form
          label="Give the alert to somebody"
          onSubmit={(event) => {
            event.preventDefault()
            assign.mutate({ id: alert.id, uid: uid || null, from }, { onSuccess: onClose })
          }}
        >
          <Refusal failure={assign.error} />
          <SelectField
            label="Who deals with it"
            emptyLabel="Nobody"
            value={uid}
            options={people.data.map((one) => ({ value: one.uid, label: one.name }))}
            onChange={({ target }) => setUid(target.value)}
          />
          <Button type="submit" busy={assign.isPending}>
            Save
          </Button>
        </Form>
      )}
    </Modal>
  )
}
