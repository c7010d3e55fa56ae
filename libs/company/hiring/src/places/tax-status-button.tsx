import { May } from '@s4/auth-session'
import { useContractForm } from '@s4/api-client/forms'
import { taxStatuses, type Assignment } from '@s4/contract'
import { taxStatusLabel } from '@s4/domain/tax-status'
import { useRecordTaxStatus, useTaxStatus } from '@s4/queries'
import {
  Button,
  FailureState,
  Form,
  Modal,
  NextStepLink,
  RadioGroupField,
  Refusal,
  Skeleton,
  Stack,
  TextArea,
  TextField,
} from '@s4/ui'
import { TaxStatusList } from '@s4/work'
import { useState } from 'react'

const loadTaxStatusDraft = () => import('./tax-status-fields').then(({ TaxStatusDraft }) => TaxStatusDraft)

const choices = taxStatuses.map((value) => ({ value, label: taxStatusLabel[value] }))

type Work = Pick<Assignment, 'id' | 'seekerName'>

/** Opens the company's own determinations for this worker and job. */
export function TaxStatusButton({ assignment }: { assignment: Work }) {
  const [isModalOpen, setModalOpen] = useState(false)
  return (
    <>
      <Button size="small" tone="plain" onClick={() => setModalOpen(true)}>
        Tax status
      </Button>
      {isModalOpen && (
        <Modal open onClose={() => setModalOpen(false)} title={`Status of ${assignment.seekerName} for tax`}>
          <TaxStatus work={assignment} />
        </Modal>
      )}
    </>
  )
}

function TaxStatus({ work }: { work: Work }) {
  const { data, error, refetch } = useTaxStatus(work.id)
  if (error)
    return (
      <FailureState onRetry={() => void refetch()} action={<NextStepLink failure={error} />}>
        {error.message}
      </FailureState>
    )
  if (!data) return <Skeleton shape="text" count={2} />
  return (
    <Stack>
      <TaxStatusList records={data} reader="company" />
      <May to="tax-status.record">
        <RecordForm key={data.length} work={work} />
      </May>
    </Stack>
  )
}

function RecordForm({ work: { id, seekerName } }: { work: Work }) {
  const record = useRecordTaxStatus()
  const { formProps, field } = useContractForm({
    schema: loadTaxStatusDraft,
    defaultValues: { reasons: '', cestReference: '' },
    failure: record.error,
    keepsDraft: `tax-status:${id}`,
    onSubmit: (determination) => record.mutate({ id, ...determination }),
  })
  return (
    <Form label="Record tax status" {...formProps}>
      <Refusal failure={record.error} />
      <RadioGroupField label="What you determined" options={choices} {...field('status')} />
      <TextArea label="Why" hint={`${seekerName} will read it.`} {...field('reasons')} />
      <TextField
        label="Reference of the result"
        optional
        hint="If you used HMRC’s tool Check employment status for tax: what you filed its result under."
        {...field('cestReference')}
      />
      <Button type="submit" busy={record.isPending}>
        Record status
      </Button>
    </Form>
  )
}
