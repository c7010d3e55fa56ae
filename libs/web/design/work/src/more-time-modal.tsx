import type { Assignment, HoursClaim } from '@s4/contract'
import type { ApiError } from '@s4/contract/api-error'
import { CLAIM_DAYS } from '@s4/domain/hours-claim'
import { durationText, momentText } from '@s4/domain/shift-text'
import { PicturesField } from '@s4/thread'
import type { ComponentProps } from 'react'
import {
  Button,
  Callout,
  Form,
  Inline,
  List,
  Modal,
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
  busy: boolean
  failure: ApiError | null
  /** Why it is refused, as typed. */
  reason: string
  onReason: (reason: string) => void
  accept: (claimId: string) => void
  refuse: (claimId: string) => void
}

/** As `useHoursClaims` of `@s4/queries/forms` holds it. */
interface HoursClaims {
  /** Undefined while they are read. */
  claims: readonly HoursClaim[] | undefined
  isUnreachable: boolean
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
  const { claims } = held
  const isAgreed = work.hours?.status === 'agreed'
  const open = claims?.find(({ status }) => status === 'open')

  return (
    <Modal
      open
      onClose={onClose}
      title="More time"
      description={
        `Until ${CLAIM_DAYS} days after the shift either of you can add time that was not recorded. What the other ` +
        'accepts is invoiced; it never takes anything away.'
      }
    >
      {held.isUnreachable && (
        <Callout tone="danger" action={<Button onClick={held.readAgain}>Try again</Button>}>
          We could not load the claims.
        </Callout>
      )}
      {!claims && !held.isUnreachable && <Skeleton shape="list" count={1} />}
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
          {open && open.side !== side && <AnswerPart claimId={open.id} answer={held.answer} isAgreed={isAgreed} />}
          {open?.side === side && <Text tone="muted">If they do not answer, report a problem about this work.</Text>}
          {!open && <ClaimForm form={held.form} side={side} isAgreed={isAgreed} />}
        </Stack>
      )}
    </Modal>
  )
}

const states = { open: 'waits for an answer', accepted: 'accepted', refused: 'refused' }

function Claim({ claim, zone, side }: { claim: HoursClaim; zone: string; side: Side }) {
  const { minutes, extraMinutes, cameAt, reason, status, answerReason, pictures, madeAt } = claim
  const who = claim.side === side ? 'You' : claim.side === 'seeker' ? 'The worker' : 'The company'
  const parts = [
    minutes > 0 && `${durationText(minutes)} more`,
    extraMinutes > 0 && `${durationText(extraMinutes)} before or after the shift`,
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
  claimId: string
  answer: ClaimAnswer
  isAgreed: boolean
}

function AnswerPart({ claimId, answer, isAgreed }: AnswerPartProps) {
  return (
    <Stack gap="sm">
      <Refusal failure={answer.failure} />
      {!isAgreed && <Text tone="muted">It can be accepted once the hours are agreed.</Text>}
      <TextArea
        label="Why you refuse it"
        optional
        hint="Needed to refuse: the other side reads it."
        value={answer.reason}
        error={answer.failure?.fields['reason']}
        onChange={({ target }) => answer.onReason(target.value)}
      />
      <Inline>
        <Button busy={answer.busy} disabled={!isAgreed} onClick={() => answer.accept(claimId)}>
          Accept
        </Button>
        <Button tone="quiet" busy={answer.busy} onClick={() => answer.refuse(claimId)}>
          Refuse
        </Button>
      </Inline>
    </Stack>
  )
}

const kinds = [
  { value: 'more', label: 'More minutes than agreed' },
  { value: 'earlier', label: 'I came earlier than I scanned' },
] as const

function ClaimForm({ form, side, isAgreed }: { form: ClaimFormParts; side: Side; isAgreed: boolean }) {
  const { formProps, fields, chosenKind, busy, failure, pictures } = form
  return (
    <Form label="Claim more time" {...formProps}>
      <Refusal failure={failure} />
      {side === 'seeker' && <RadioGroupField label="What it is" options={kinds} {...fields.kind} />}
      {chosenKind === 'earlier' ? (
        <TimeField label="When you came" hint="The time at the site." {...fields.cameAt} />
      ) : (
        <>
          {!isAgreed && <Text tone="muted">Minutes can be added once the hours are agreed.</Text>}
          <TextField label="Minutes more in the shift" inputMode="numeric" {...fields.minutes} />
          <TextField label="Minutes more before or after it" inputMode="numeric" {...fields.extraMinutes} />
        </>
      )}
      <TextArea label="Why" hint="The other side reads it: who saw it, where it is written." {...fields.reason} />
      <PicturesField {...pictures} />
      <Button type="submit" busy={busy}>
        Send it
      </Button>
    </Form>
  )
}
