import { useContractForm } from '@s4/api-client/forms'
import { checkCalls, type CheckCall } from '@s4/contract'
import { Button, Form, PinField, Refusal } from '@s4/ui'
import { currentFix } from '../positions/current-position'
import { useAnswer, useDay } from '../queries/shift-day-queries'

const AnswerFields = checkCalls['checkCalls.answer'].input.pick({ pin: true })

export function AnswerForm({ call, assignmentId }: { call: CheckCall; assignmentId: string }) {
  const answer = useAnswer(assignmentId)
  const { data: day } = useDay(assignmentId)
  const { formProps, field } = useContractForm({
    schema: AnswerFields,
    defaultValues: { pin: '' },
    failure: answer.error,
    onSubmit: async ({ pin }) => {
      // A short time limit, because the answer must not wait for a position.
      const fix = day.locationShared ? await currentFix(1500) : null
      answer.mutate({
        id: call.id,
        pin,
        position: fix?.position ?? null,
        deviceAt: fix?.deviceAt ?? new Date().toISOString(),
      })
    },
  })

  return (
    <Form label="Answer the check call" {...formProps}>
      <Refusal failure={answer.error} />
      <PinField label="PIN of the job" {...field('pin')} />
      <Button type="submit" busy={answer.isPending}>
        I am all right
      </Button>
    </Form>
  )
}
