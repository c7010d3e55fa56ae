import { useApi, useEndpointMutation, type Api, type MutationOptions } from '@s4/api-client'
import { useMay, useReauth } from '@s4/auth-session'
import type { Applicant, Offer, WorkerWithDueChecks } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import type { RouteInput } from '@s4/contract/routes'
import { jobOffersQuery, refreshAfter, useChange } from '@s4/queries'
import type { OfferChoice, OfferRefusal } from '@s4/work'
import {
  useMutation,
  type QueryClient,
  useQuery,
  useQueryClient,
  useSuspenseInfiniteQuery,
  useSuspenseQuery,
} from '@tanstack/react-query'
import { useRef, useState } from 'react'

export const applicantsQuery = (api: Api, jobId: string) => api.query('applications.forJob', { id: jobId })
export const useApplicants = (jobId: string) => useSuspenseQuery(applicantsQuery(useApi(), jobId)).data

/** Of the address: the applicant whose record is open beside the list. */
export const OPEN_APPLICANT = 'applicant'
export const applicantQuery = (api: Api, id: string) => api.query('applications.show', { id })
export const useApplicant = (id: string) => useSuspenseQuery(applicantQuery(useApi(), id)).data

export const useJobOffers = (jobId: string) => useSuspenseQuery(jobOffersQuery(useApi(), jobId)).data

export const assignedJobsQuery = (api: Api) => api.pages('jobs.list', { status: 'assigned' })
export const useAssignedJobs = () => useSuspenseInfiniteQuery(assignedJobsQuery(useApi()))

const PAGE_SIZE = 100
export const jobWorkQuery = (api: Api, jobId: string) => api.pages('assignments.list', { jobId, limit: PAGE_SIZE })
export const useJobWork = (jobId: string) => useSuspenseInfiniteQuery(jobWorkQuery(useApi(), jobId))

export const useRecipients = (input: RouteInput<'chat.recipients'>, enabled: boolean) =>
  useQuery({ ...useApi().query('chat.recipients', input), enabled })
export const useBroadcast = () => useEndpointMutation('chat.broadcast', { shown: true })

export const useReject = () => useChange('applications.reject')
export const useRejectMany = () => useChange('manyApplications.reject')
export const useAnswerSwap = () => useChange('swaps.answer', { shown: true })
export const useNoShow = () => useChange('assignments.noShow')
export const useEnterAttendance = () => useChange('attendance.enter', { shown: true })

export const useNote = () => useEndpointMutation('applications.note')

export const documentsQuery = (api: Api, seekerId: string) => api.query('workerDocuments.list', { id: seekerId })
export const useDocuments = (seekerId: string) => useSuspenseQuery(documentsQuery(useApi(), seekerId)).data
export const dueChecksQuery = (api: Api) => api.query('checks.due', {})
export const useDueChecks = () => useSuspenseQuery(dueChecksQuery(useApi())).data
/** Who has something to check; empty until it is known. */
export function useDueWorkers() {
  const may = useMay()
  return useQuery({ ...dueChecksQuery(useApi()), enabled: may('documents.read') }).data ?? []
}
/** Who cannot book on before a check. */
function useStopped() {
  return useDueWorkers().filter(({ due, screening }) => due.some(({ stops }) => stops) || screening?.stops === true)
}
/** What stops people from booking on, by the job of their next shift: `SIA licence of Sam Okoro`. */
export function useStoppedByJob(): ReadonlyMap<string, string[]> {
  const byJob = new Map<string, string[]>()
  for (const worker of useStopped()) {
    const { jobId } = worker.nextShift
    byJob.set(jobId, [...(byJob.get(jobId) ?? []), `${stopReason(worker)} of ${worker.fullname}`])
  }
  return byJob
}
/** What has to be checked before a worker can book on: `SIA licence, screening`; undefined when nothing stops them. */
export function useStopReason(seekerId: string): string | undefined {
  const stopped = useStopped().find((worker) => worker.seekerId === seekerId)
  return stopped && stopReason(stopped)
}
const stopReason = ({ due, screening }: WorkerWithDueChecks) =>
  [
    ...due.filter(({ stops }) => stops).map(({ document }) => document.name),
    ...(screening?.stops ? ['screening'] : []),
  ].join(', ')

export function useRecordChecks() {
  const api = useApi()
  return useChange('checks.record', { shown: true, show: showChecked(api) })
}

/** What is still due of the workers whose documents were checked. */
const showChecked =
  (api: Api): NonNullable<MutationOptions<'checks.record'>['show']> =>
  (shown, { due }, { checks }) => {
    if (!due) return
    const seekerIds = checks.map(({ seekerId }) => seekerId)
    shown.setQueryData(dueChecksQuery(api).queryKey, (known) =>
      known?.flatMap((worker) =>
        seekerIds.includes(worker.seekerId) ? due.filter(({ seekerId }) => seekerId === worker.seekerId) : [worker],
      ),
    )
  }

export const refusedDocumentsQuery = (api: Api) => api.query('checks.refused', {})
export const useRefusedDocuments = () => useSuspenseQuery(refusedDocumentsQuery(useApi())).data
export const checkRulesQuery = (api: Api) => api.query('checks.rules', {})
export const useCheckRules = () => useSuspenseQuery(checkRulesQuery(useApi())).data
export const useSaveCheckRules = () => useChange('checks.saveRules', { shown: true })
/** Needs a recent sign-in. */
export function useReveal() {
  const api = useApi()
  const withRecentSignIn = useReauth()
  return useMutation({
    mutationFn: (input: RouteInput<'workerDocuments.reveal'>) =>
      withRecentSignIn(() => api.call('workerDocuments.reveal', input)),
  })
}

/** The offer among those of its job, and on the applicant it was made to. */
function showOffer(shown: QueryClient, api: Api, offer: Offer): void {
  const jobId = offer.job.id
  const { id, applicationId, lapsesAt, shifts } = offer
  shown.setQueryData(jobOffersQuery(api, jobId).queryKey, (known) => known && [...known.filter(isOther(id)), offer])
  if (applicationId === null) return
  const offered = <Known extends Applicant>(applicant: Known): Known => ({
    ...applicant,
    status: applicant.status === 'applied' ? 'offered' : applicant.status,
    offers: [...applicant.offers.filter(isOther(id)), { id, lapsesAt, shifts }],
  })
  shown.setQueryData(applicantQuery(api, applicationId).queryKey, (known) => known && offered(known))
  shown.setQueryData(applicantsQuery(api, jobId).queryKey, (known) =>
    known?.map((applicant) => (applicant.id === applicationId ? offered(applicant) : applicant)),
  )
}

const isOther =
  (id: string) =>
  (one: { id: string }): boolean =>
    one.id !== id

interface MakeOffersInput {
  seekers: readonly { id: string; fullname: string }[]
  choice: OfferChoice
}

/** Sends the offers one by one; a refused one does not stop the others. `stop` sends no more: those sent stay. */
export function useMakeOffers(jobId: string) {
  const api = useApi()
  const queryClient = useQueryClient()
  const [done, setDone] = useState(0)
  const stopped = useRef(false)
  const sending = useMutation({
    mutationFn: async ({ seekers, choice }: MakeOffersInput) => {
      stopped.current = false
      setDone(0)
      const sent: string[] = []
      const made: Offer[] = []
      const refused: OfferRefusal[] = []
      for (const [index, { id, fullname }] of seekers.entries()) {
        if (stopped.current) break
        try {
          made.push(await api.call('offers.create', { id: jobId, seekerId: id, ...choice }, { idempotent: true }))
          sent.push(fullname)
        } catch (error) {
          const failure = error instanceof ApiError ? error : new ApiError('server.failed')
          refused.push({ text: `${fullname}: ${failure.message}`, nextStep: failure.nextStep })
        }
        setDone(index + 1)
      }
      return { sent, refused, made }
    },
    onSuccess: ({ made }) => {
      void refreshAfter(queryClient, 'offers.create')
      for (const offer of made) showOffer(queryClient, api, offer)
    },
  })
  return { ...sending, going: { done, stop: () => void (stopped.current = true) } }
}
