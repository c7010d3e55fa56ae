import { useApi, useSendWithPictures, type Api } from '@s4/api-client'
import { useContractForm } from '@s4/api-client/forms'
import type { Assignment, HoursClaim } from '@s4/contract'
import { instantNear } from '@s4/domain/instant-near'
import { durationText } from '@s4/domain/shift-text'
import { useQuery } from '@tanstack/react-query'
import { useChange } from '../use-change'

const loadClaimFields = () => import('./hours-claims-fields').then(({ ClaimFields }) => ClaimFields)
const loadRefusalFields = () => import('./hours-claims-fields').then(({ RefusalFields }) => RefusalFields)

const claimsQuery = (api: Api, id: string) => api.query('hoursClaims.list', { id })

interface HoursClaimsOptions {
  firstKind?: HoursClaim['kind']
  /** Gets what to say once a claim is answered. */
  onAnswered: (said: string) => void
}

/** More time claimed for some work: what was claimed, the form to claim, and the answer. */
export function useHoursClaims(
  { id, zone, startsAt }: Pick<Assignment, 'id' | 'zone' | 'startsAt'>,
  { firstKind = 'more', onAnswered }: HoursClaimsOptions,
) {
  const { data: claims, error, refetch } = useQuery(claimsQuery(useApi(), id))
  const claim = useChange('hoursClaims.create', { shown: true })
  const answer = useChange('hoursClaims.answer', { shown: true, leaves: true })
  const { busy, failure, pictures, send } = useSendWithPictures(claim)
  const { formProps, field, watch, reset } = useContractForm({
    schema: loadClaimFields,
    defaultValues: { kind: firstKind, cameAt: '', minutes: '', extraMinutes: '', reason: '' },
    failure: claim.error,
    keepsDraft: `claim:${id}`,
    onSubmit: ({ kind, cameAt, minutes, extraMinutes, reason }) =>
      send((sent) =>
        claim.mutate(
          {
            id,
            kind,
            reason,
            ...sent,
            ...(kind === 'earlier'
              ? { ...(cameAt && { cameAt: instantNear(cameAt, zone, startsAt) }) }
              : { minutes: Number(minutes), extraMinutes: Number(extraMinutes) }),
          },
          { onSuccess: () => reset() },
        ),
      ),
  })
  const refusal = useContractForm({
    schema: loadRefusalFields,
    defaultValues: { reason: '' },
    failure: answer.error,
    keepsDraft: `refusal:${id}`,
    onSubmit: ({ reason }) => sendAnswer('refuse', reason),
  })
  const isSending = (one: 'accept' | 'refuse') => answer.isPending && answer.variables.answer === one
  function sendAnswer(given: 'accept' | 'refuse', reason?: string) {
    const claimId = claims?.find(({ status }) => status === 'open')?.id
    if (!claimId) return
    const handleAnswered = (answered: readonly HoursClaim[]) => {
      refusal.forgetDraft()
      const { minutes = 0, extraMinutes = 0 } = answered.find((claim) => claim.id === claimId) ?? {}
      onAnswered(`${given === 'accept' ? 'Accepted' : 'Refused'}: ${durationText(minutes + extraMinutes)} more.`)
    }
    answer.mutate({ id, claimId, answer: given, reason }, { onSuccess: handleAnswered })
  }

  return {
    claims,
    unread: error,
    readAgain: () => void refetch(),
    form: {
      formProps,
      chosenKind: watch('kind'),
      fields: {
        kind: field('kind'),
        cameAt: field('cameAt'),
        minutes: field('minutes'),
        extraMinutes: field('extraMinutes'),
        reason: field('reason'),
      },
      busy,
      failure,
      pictures,
    },
    answer: {
      accepting: isSending('accept'),
      refusing: isSending('refuse'),
      failure: answer.error,
      formProps: refusal.formProps,
      // Left empty it is no mistake until it is sent.
      reason: { ...refusal.field('reason'), onBlur: undefined },
      written: refusal.getValues('reason'),
      accept: () => sendAnswer('accept'),
    },
  }
}
