import type { Assignment, HoursClaim } from '@s4/contract'
import type { ApiError } from '@s4/contract/api-error'
import { CLAIM_DAYS } from '@s4/domain/hours-claim'
import { dateText, durationText, localDate, momentText } from '@s4/domain/shift-text'
import { PicturesField } from '@s4/thread'
import { type ComponentProps, useId, useState } from 'react'
import {
  Button,
  Callout,
  FailureState,
  Form,
  List,
  Modal,
  NextStepLink,
  PictureRow,
  RadioGroupField,
  Refusal,
  Skeleton,
  Stack,
  Text,
  TextArea,
  TextField,
  TimeField,
} from '@s4/ui'

type Side = HoursClaim['side']

const others: Record<Side, string> = { seeker: 'the company', company: 'the worker' }

interface ClaimFormParts {
  formProps: Omit<ComponentProps<typeof Form>, 'label' | 'children'>
  chosenKind: HoursClaim['kind']
  fields: {
    kind: Omit<ComponentProps<typeof RadioGroupField>, 'label' | 'options'>
    cameAt: Partial<ComponentProps<typeof TimeField>>
    minutes: Partial<ComponentProps<typeof TextField>>
    extraMinutes: Partial<ComponentProps<typeof TextField>>
    reason: Partial<ComponentProps<typeof TextArea>>
  }
  busy: boolean
  failure: ApiError | null
  pictures: ComponentProps<typeof PicturesField>
}

interface ClaimAnswer {
  accepting: boolean
  refusing: boolean
  failure: ApiError | null
  accept: () => void
  /** Of the form that refuses. */
  formProps: Omit<ComponentProps<typeof Form>, 'label' | 'children'>
  reason: Partial<ComponentProps<typeof TextArea>>
  /** What stands in it. */
  written: string
}

/** As `useHoursClaims` of `@s4/queries/forms` holds it. */
interface HoursClaims {
  /** Undefined while they are read. */
  claims: readonly HoursClaim[] | undefined
  /** Why they could not be read. */
  unread: ApiError | null
  readAgain: () => void
  form: ClaimFormParts
  answer: ClaimAnswer
}

interface MoreTimeModalProps {
  work: Pick<Assignment, 'zone' | 'hours'>
  side: Side
  held: HoursClaims
  onClose: () => void
}

/** Claims more time for some work, and answers what the other side claims (docs/product.md#hours). */
export function MoreTimeModal({ work, side, held, onClose }: MoreTimeModalProps) {
  const { claims, answer } = held
  const answerForm = useId()
  const isAgreed = work.hours?.status === 'agreed'
  const open = claims?.find(({ status }) => status === 'open')
  // What is answered here stays in sight when another tab, or a colleague, answers it.
  const [askedId, setAskedId] = useState<string | null>(null)
  if (open && open.side !== side && open.id !== askedId) setAskedId(open.id)
  const asked = claims?.find(({ id }) => id === askedId) ?? null
  const isOpen = asked?.status === 'open' || answer.accepting || answer.refusing
  const isAsked = asked !== null || (!claims && work.hours?.claim && work.hours.claim.side !== side)

  return (
    <Modal
      open
      onClose={onClose}
      title={isAsked ? 'Accept or refuse more time' : 'Add time not counted'}
      description={
        `For ${CLAIM_DAYS} days after the shift, either of you can add time that was not counted. If ` +
        `${isAsked ? 'you accept' : `${others[side]} accepts`} it, it is paid too.`
      }
      actions={
        asked &&
        isOpen && (
          <>
            <Button tone="quiet" type="submit" form={answerForm} busy={answer.refusing} disabled={answer.accepting}>
              Refuse
            </Button>
            <Button busy={answer.accepting} disabled={!isAgreed || answer.refusing} onClick={answer.accept}>
              {`Accept ${durationText(asked.minutes + asked.extraMinutes)}`}
            </Button>
          </>
        )
      }
    >
      {held.unread && (
        <FailureState level={3} onRetry={held.readAgain} action={<NextStepLink failure={held.unread} />}>
          {held.unread.message}
        </FailureState>
      )}
      {!claims && !held.unread && <Skeleton shape="list" count={1} />}
      {claims && (
        <Stack>
          {claims.length > 0 && (
            <List label="Claimed">
              {claims.map((claim) => (
                <li key={claim.id}>
                  <Claim claim={claim} zone={work.zone} side={side} />
                </li>
              ))}
            </List>
          )}
          {asked && !isOpen && (
            <Callout tone="warning" title="Answered meanwhile">
              This time was {states[asked.status]} in another tab or by somebody else.
              {answer.written && ` What you had written was not sent: ${answer.written}`}
            </Callout>
          )}
          {asked && isOpen && <AnswerPart id={answerForm} answer={answer} side={side} isAgreed={isAgreed} />}
          {open?.side === side && (
            <Text tone="muted">
              If {others[side]} has not answered by {dayText(open.madeAt, ANSWER_DAYS, work.zone)}, report a problem.
            </Text>
          )}
          {!open && !asked && <ClaimForm form={held.form} side={side} isAgreed={isAgreed} />}
        </Stack>
      )}
    </Modal>
  )
}

/** In which an answer can be expected; nothing is decided after them. */
const ANSWER_DAYS = 3
const DAY_MS = 24 * 60 * 60_000

const dayText = (from: string, days: number, zone: string) =>
  dateText(localDate(new Date(Date.parse(from) + days * DAY_MS).toISOString(), zone))

const states = { open: 'waits for an answer', accepted: 'accepted', refused: 'refused' }

function Claim({ claim, zone, side }: { claim: HoursClaim; zone: string; side: Side }) {
  const { minutes, extraMinutes, cameAt, reason, status, answerReason, pictures, madeAt } = claim
  const who = claim.side === side ? 'You' : claim.side === 'seeker' ? 'The worker' : 'The company'
  const earlier = claim.side === side ? 'before you booked on' : 'before they booked on'
  const parts = [
    minutes > 0 && `${durationText(minutes)} more`,
    extraMinutes > 0 && `${durationText(extraMinutes)} ${cameAt ? earlier : 'before or after the shift'}`,
  ].filter(Boolean)
  return (
    <Stack gap="sm">
      <Text weight="medium">
        {who}, {momentText(madeAt, zone)}: {parts.join(' and ')}, {states[status]}
      </Text>
      <Text preserveLines>
        {cameAt && `Came at ${momentText(cameAt, zone)}. `}
        {reason}
      </Text>
      {pictures.length > 0 && <PictureRow label="The claim" addresses={pictures} />}
      {answerReason && <Text tone="muted">Answer: {answerReason}</Text>}
    </Stack>
  )
}

interface AnswerPartProps {
  id: string
  answer: ClaimAnswer
  side: Side
  isAgreed: boolean
}

function AnswerPart({ id, answer, side, isAgreed }: AnswerPartProps) {
  return (
    <Form id={id} label="Refuse this time" {...answer.formProps}>
      <Refusal failure={answer.failure} />
      {!isAgreed && <Text tone="muted">It can be accepted once the hours are agreed.</Text>}
      <TextArea
        label="Why you refuse"
        hint={`Only needed if you refuse. ${capitalised(others[side])} reads it.`}
        {...answer.reason}
      />
    </Form>
  )
}

const kinds = [
  { value: 'more', label: 'I worked longer than the agreed hours' },
  { value: 'earlier', label: 'I came before I booked on' },
] as const

/** Before the hours are agreed only the worker can claim, and only that they came before they booked on. */
function ClaimForm({ form, side, isAgreed }: { form: ClaimFormParts; side: Side; isAgreed: boolean }) {
  const { formProps, fields, chosenKind, busy, failure, pictures } = form
  if (!isAgreed && side === 'company')
    return <Text tone="muted">You can add minutes once the hours are agreed. Answer the hours first.</Text>
  return (
    <Form label="Add time not counted" {...formProps}>
      <Refusal failure={failure} />
      {!isAgreed && (
        <Text>
          These hours are not agreed yet. If you came before you booked on, say when. Other minutes can be added once
          the hours are agreed.
        </Text>
      )}
      {isAgreed && side === 'seeker' && (
        <RadioGroupField label="What was not counted?" options={kinds} {...fields.kind} />
      )}
      {chosenKind === 'earlier' ? (
        <TimeField label="When you came" hint="The time at the site." {...fields.cameAt} />
      ) : (
        <>
          <TextField label="Minutes more during the shift" inputMode="numeric" {...fields.minutes} />
          <TextField
            label="Minutes more before the start or after the end"
            hint={side === 'seeker' ? 'Also those that the company did not accept. Say why they count.' : undefined}
            inputMode="numeric"
            {...fields.extraMinutes}
          />
        </>
      )}
      <TextArea
        label="Why"
        hint={`${capitalised(others[side])} reads this. Say who saw it or where it is written.`}
        {...fields.reason}
      />
      <PicturesField {...pictures} />
      <Button type="submit" busy={busy}>
        Send
      </Button>
    </Form>
  )
}

const capitalised = (text: string) => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`
