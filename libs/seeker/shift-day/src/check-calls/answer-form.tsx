import { useContractForm } from '@s4/api-client/forms'
import { checkCalls, type AssignmentDetails, type CheckCall } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import { Button, Form, PinField, Refusal } from '@s4/ui'
import { useState } from 'react'
import { currentFix } from '../positions/current-position'
import { isOwnCall } from '../phone-queue/as-pressed'
import { useAnswer, useConfirm, useDay } from '../queries/shift-day-queries'

const WRONG_PIN = 'That is not the PIN for this job. You can try as often as you need.'
const AnswerFields = checkCalls['checkCalls.answer'].input.pick({ pin: true })

interface AnswerFormProps {
  call: CheckCall
  work: Pick<AssignmentDetails, 'id' | 'pin'>
}

export function AnswerForm({ call, work }: AnswerFormProps) {
  const known = useAnswer()
  const own = useConfirm()
  const isOwn = isOwnCall(call)
  const answer = isOwn ? own : known
  const [wrongPin, setWrongPin] = useState<ApiError | null>(null)
  const { data: day } = useDay(work.id)
  const { formProps, field } = useContractForm({
    schema: AnswerFields,
    defaultValues: { pin: '' },
    failure: wrongPin ?? answer.error,
    onSubmit: async ({ pin }) => {
      // Without a signal nobody else can say that it is wrong.
      const isWrong = work.pin !== null && pin !== work.pin
      setWrongPin(isWrong ? new ApiError('check-call.wrong-pin', { fields: { pin: WRONG_PIN } }) : null)
      if (isWrong) return
      // A short time limit, because the answer must not wait for a position.
      const fix = day.locationShared ? await currentFix(1500) : null
      answer.mutate({
        id: isOwn ? work.id : call.id,
        assignmentId: work.id,
        pin,
        position: fix?.position ?? null,
        deviceAt: fix?.deviceAt ?? new Date().toISOString(),
      })
    },
  })

  return (
    <Form label="Answer the check call" {...formProps}>
      <Refusal failure={answer.error} />
      <PinField label="Shift PIN" hint={work.pin ? `It is ${work.pin}.` : undefined} {...field('pin')} />
      <Button type="submit" busy={answer.isPending}>
        I am all right
      </Button>
    </Form>
  )
}
