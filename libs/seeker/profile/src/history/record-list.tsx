import { Button, ButtonLink, Card, ConfirmModal, EmptyState, Inline, List, Stack, Text } from '@s4/ui'
import { useState, type ReactNode } from 'react'

export interface RecordLine {
  id: string
  title: string
  /** Shown under the title. */
  about: ReactNode
}

interface RecordListProps {
  /** For the *Add* button: “a licence”. */
  noun: string
  records: readonly RecordLine[]
  empty: string
  /** Consequences of removing a record. */
  warning?: string | undefined
  onRemove: (id: string) => Promise<unknown>
}

/** A list of records; the form's URL is `?record=new` or `?record=<id>`. */
export function RecordList({ noun, records, empty, warning, onRemove }: RecordListProps) {
  const [removing, setRemoving] = useState<RecordLine>()
  const [busy, setBusy] = useState(false)
  const add = <ButtonLink to="?record=new">Add {noun}</ButtonLink>

  const remove = async (id: string) => {
    setBusy(true)
    await onRemove(id).finally(() => setBusy(false))
    setRemoving(undefined)
  }

  if (records.length === 0)
    return (
      <EmptyState drawing="people" action={add}>
        {empty}
      </EmptyState>
    )
  return (
    <Stack>
      <List>
        {records.map((record) => (
          <Card as="li" key={record.id}>
            <Text as="strong">{record.title}</Text>
            {record.about}
            <Inline>
              <ButtonLink to={`?record=${record.id}`} tone="quiet" size="small" aria-label={`Edit ${record.title}`}>
                Edit
              </ButtonLink>
              <Button
                tone="plain"
                size="small"
                aria-label={`Remove ${record.title}`}
                onClick={() => setRemoving(record)}
              >
                Remove
              </Button>
            </Inline>
          </Card>
        ))}
      </List>
      <Inline>{add}</Inline>
      <ConfirmModal
        open={removing !== undefined}
        title={`Remove ${removing?.title ?? ''}?`}
        confirmLabel="Remove"
        tone="danger"
        busy={busy}
        onCancel={() => setRemoving(undefined)}
        onConfirm={() => removing && void remove(removing.id)}
      >
        {warning ?? 'This cannot be undone.'}
      </ConfirmModal>
    </Stack>
  )
}
