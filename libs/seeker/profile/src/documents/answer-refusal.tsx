import { useContractForm } from '@s4/api-client/forms'
import type { CheckOfMine } from '@s4/contract'
import { useChange } from '@s4/queries'
import { Button, Form, Modal, Refusal, TextArea } from '@s4/ui'
import { useState } from 'react'

const loadAnswerFields = () => import('./answer-refusal-fields').then(({ AnswerFields }) => AnswerFields)

/** The worker's answer to a company that refused a document; it can be changed. */
export function AnswerRefusal({ check }: { check: CheckOfMine }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button size="small" tone="quiet" onClick={() => setOpen(true)}>
        Answer {check.company}
      </Button>
      {open && <AnswerModal check={check} onClose={() => setOpen(false)} />}
    </>
  )
}

function AnswerModal({ check: { id, company, note, answer }, onClose }: { check: CheckOfMine; onClose: () => void }) {
  const save = useChange('checks.answer', { shown: true })
  const { formProps, field } = useContractForm({
    schema: loadAnswerFields,
    defaultValues: { answer: answer ?? '' },
    failure: save.error,
    onSubmit: (typed) => save.mutate({ id, ...typed }, { onSuccess: onClose }),
  })
  return (
    <Modal open onClose={onClose} title={`Answer ${company}`} description={`They wrote: ${note}`}>
      <Form label={`Answer ${company}`} {...formProps}>
        <Refusal failure={save.error} />
        <TextArea label="Your answer" rows={4} {...field('answer')} />
        <Button type="submit" busy={save.isPending}>
          Send
        </Button>
      </Form>
    </Modal>
  )
}
