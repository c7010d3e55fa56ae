import { useApi, useSendWithPictures, type Api } from '@s4/api-client'
import { useContractForm } from '@s4/api-client/forms'
import type { Assignment, HoursClaim } from '@s4/contract'
import { instantNear } from '@s4/domain/instant-near'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useChange } from '../use-change'

const loadClaimFields = () => import('./hours-claims-fields').then(({ ClaimFields }) => ClaimFields)

const claimsQuery = (api: Api, id: string) => api.query('hoursClaims.list', { id })

/** More time claimed for some work: what was claimed, the form to claim, and the answer. */
export function useHoursClaims(
  { id, zone, startsAt }: Pick<Assignment, 'id' | 'zone' | 'startsAt'>,
  firstKind: HoursClaim['kind'] = 'more',
) {
  const { data: claims, error, refetch } = useQuery(claimsQuery(useApi(), id))
  const claim = useChange('hoursClaims.create', { shown: true })
  const answer = useChange('hoursClaims.answer', { shown: true })
  const { busy, failure, pictures, send } = useSendWithPictures(claim)
  const [refusalReason, setRefusalReason] = useState('')
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
      busy: answer.isPending,
      failure: answer.error,
      reason: refusalReason,
      onReason: setRefusalReason,
      accept: (claimId: string) => answer.mutate({ id, claimId, answer: 'accept' }),
      refuse: (claimId: string) => answer.mutate({ id, claimId, answer: 'refuse', reason: refusalReason.trim() }),
    },
  }
}
