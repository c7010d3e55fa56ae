import { May } from '@s4/auth-session'
import { useContractForm } from '@s4/api-client/forms'
import type { SavedWorker } from '@s4/contract'
import { dateText, localDate } from '@s4/domain/shift-text'
import { useChange } from '@s4/queries'
import { Button, Callout, DateField, Form, Inline, Modal, RadioGroupField, Refusal, Text, TextField } from '@s4/ui'
import { useId, useState } from 'react'

const loadEngagementFields = () => import('./engagement-fields').then(({ EngagementFields }) => EngagementFields)

const KINDS = { 'own-staff': 'own staff', 'self-employed': 'self-employed' } as const

/** How a worker works for the company, and the proposal that changes it once they accept. */
export function Engagement({ worker }: { worker: SavedWorker }) {
  const [isOpen, setOpen] = useState(false)
  const withdraw = useChange('engagements.withdraw')
  const { seekerId, fullname, engagement } = worker
  const { kind, payrollNumber, since, proposed } = engagement
  return (
    <>
      <Inline>
        <Text size="small">
          Works for you {kind === 'own-staff' ? 'as own staff' : 'self-employed'}
          {since && `, since ${dateText(since)}`}
          {payrollNumber && `, payroll number ${payrollNumber}`}.
        </Text>
        <May to="workers.save">
          <Button
            size="small"
            tone="plain"
            aria-haspopup="dialog"
            aria-label={`Change how ${fullname} works for you`}
            onClick={() => setOpen(true)}
          >
            Change
          </Button>
        </May>
      </Inline>
      {proposed && (
        <Callout
          tone="info"
          action={
            <May to="workers.save">
              <Button
                size="small"
                tone="quiet"
                busy={withdraw.isPending}
                onClick={() => withdraw.mutate({ id: seekerId })}
              >
                Withdraw
              </Button>
            </May>
          }
        >
          You have proposed {KINDS[proposed.kind]} from {dateText(proposed.startsOn)} on. {fullname} has not answered.
        </Callout>
      )}
      {isOpen && <ProposeModal worker={worker} onClose={() => setOpen(false)} />}
    </>
  )
}

function ProposeModal({ worker, onClose }: { worker: SavedWorker; onClose: () => void }) {
  const { seekerId, fullname, engagement } = worker
  const propose = useChange('engagements.propose', { shown: true })
  const form = useId()
  const [today] = useState(() => localDate(new Date().toISOString()))
  const { formProps, field } = useContractForm({
    schema: loadEngagementFields,
    defaultValues: {
      kind: engagement.kind,
      payrollNumber: engagement.payrollNumber,
      startsOn: today,
    },
    failure: propose.error,
    keepsDraft: false,
    onSubmit: (fields) => propose.mutate({ id: seekerId, ...fields }, { onSuccess: onClose }),
  })
  return (
    <Modal
      open
      onClose={onClose}
      title={`How does ${fullname} work for you?`}
      description="Another kind counts once they accept, for shifts they accept afterwards."
      actions={
        <>
          <Button tone="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} busy={propose.isPending}>
            Save
          </Button>
        </>
      }
    >
      <Form id={form} label={`How ${fullname} works for you`} {...formProps}>
        <Refusal failure={propose.error} />
        <RadioGroupField
          label="They work"
          options={[
            { value: 'own-staff', label: 'As own staff', hint: 'You pay them through your payroll: no invoices.' },
            { value: 'self-employed', label: 'Self-employed', hint: 'S4 makes invoices in their name.' },
          ]}
          {...field('kind')}
        />
        <DateField label="From" {...field('startsOn')} />
        <TextField
          label="Payroll number"
          optional
          autoComplete="off"
          hint="It is in the timesheet, and changes there at once."
          {...field('payrollNumber')}
        />
      </Form>
    </Modal>
  )
}
