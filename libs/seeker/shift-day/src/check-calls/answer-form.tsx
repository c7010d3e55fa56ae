import { useContractForm } from '@s4/api-client/forms'
import type { AssignmentDetails, CheckCall } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import { useToast } from '@s4/toast'
import { Button, Form, PinField, Refusal } from '@s4/ui'
import { useRef, useState } from 'react'
import { CodeField } from '../booking/code-field'
import { usePatrols } from '../patrols/patrol-queries'
import { letterOf } from '../patrols/patrols-as-pressed'
import type { ShiftPatrols } from '../phone-queue/kept-shift'
import { isOwnCall } from '../phone-queue/as-pressed'
import { currentFix } from '../positions/current-position'
import { useAnswer, useConfirm, useDay } from '../queries/shift-day-queries'

const loadByPin = () => import('./answer-fields').then(({ ByPin }) => ByPin)
const loadByCode = () => import('./answer-fields').then(({ ByCode }) => ByCode)

const WRONG_PIN = 'That is not the shift PIN. You can try as often as you need.'
const WRONG_CODE = 'That is not the code of a checkpoint of this site. You can try as often as you need.'

interface AnswerFormProps {
  call: CheckCall
  work: Pick<AssignmentDetails, 'id' | 'pin' | 'callsByCheckpoint'>
}

export const AnswerForm = (props: AnswerFormProps) =>
  props.work.callsByCheckpoint ? <CheckpointAnswer {...props} /> : <PinAnswer {...props} />

/** At a site whose checkpoints were all removed meanwhile the PIN counts. */
function CheckpointAnswer(props: AnswerFormProps) {
  const { data } = usePatrols(props.work.id)
  if (data && Object.keys(data.codeMarks).length === 0) return <PinAnswer {...props} />
  return <CodeAnswer {...props} codeMarks={data?.codeMarks ?? {}} />
}

function PinAnswer({ call, work }: AnswerFormProps) {
  const { send, answer } = useSend(call, work)
  const [wrongPin, setWrongPin] = useState<ApiError | null>(null)
  const { formProps, field } = useContractForm({
    schema: loadByPin,
    defaultValues: { pin: '' },
    failure: wrongPin ?? answer.error,
    onSubmit: async ({ pin }) => {
      // Without a signal nobody else can say that it is wrong.
      const isWrong = work.pin !== null && pin !== work.pin
      setWrongPin(isWrong ? new ApiError('check-call.wrong-pin', { fields: { pin: WRONG_PIN } }) : null)
      if (!isWrong) await send({ pin })
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

/** A scanned code is sent at once. */
function CodeAnswer({ call, work, codeMarks }: AnswerFormProps & Pick<ShiftPatrols, 'codeMarks'>) {
  const { send, answer } = useSend(call, work)
  const [wrongCode, setWrongCode] = useState<ApiError | null>(null)
  const sendCode = async (code: string) => {
    // Without a signal nobody else can say that it is wrong; without marks the server says it later.
    const isWrong = Object.keys(codeMarks).length > 0 && (await letterOf(code, codeMarks)) === null
    setWrongCode(isWrong ? new ApiError('check-call.wrong-code', { fields: { code: WRONG_CODE } }) : null)
    if (!isWrong) await send({ code })
  }
  const { formProps, field, setValue } = useContractForm({
    schema: loadByCode,
    defaultValues: { code: '' },
    failure: wrongCode ?? answer.error,
    keepsDraft: false,
    onSubmit: ({ code }) => sendCode(code),
  })

  return (
    <Form label="Answer the check call" {...formProps}>
      <Refusal failure={answer.error} />
      <CodeField
        field={field('code')}
        onCode={(code) => {
          setValue('code', code)
          void sendCode(code)
        }}
      />
      <Button type="submit" busy={answer.isPending}>
        I am all right
      </Button>
    </Form>
  )
}

function useSend(call: CheckCall, { id }: Pick<AssignmentDetails, 'id'>) {
  const known = useAnswer()
  const own = useConfirm()
  const isOwn = isOwnCall(call)
  const answer = isOwn ? own : known
  const { data: day } = useDay(id)
  const toast = useToast()
  // The call that is being answered, or was: a second press is none, also until the list of calls is read again.
  const answered = useRef<string>(undefined)
  const send = async (proof: { pin: string } | { code: string }) => {
    if (answered.current === call.id) return
    answered.current = call.id
    // A short time limit, because the answer must not wait for a position.
    const fix = day.locationShared ? await currentFix(1500) : null
    // Callbacks of `mutate` do not run once the call is answered and this form is gone.
    await answer
      .mutateAsync({
        id: isOwn ? id : call.id,
        assignmentId: id,
        ...proof,
        position: fix?.position ?? null,
        deviceAt: fix?.deviceAt ?? new Date().toISOString(),
      })
      .then(
        (sent) =>
          toast.success(
            sent ? 'Answered. The company sees it.' : 'Kept on this phone. It is sent when there is a signal.',
          ),
        () => {
          answered.current = undefined
        },
      )
  }
  return { send, answer }
}
