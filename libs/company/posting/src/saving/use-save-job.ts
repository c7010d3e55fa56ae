import { companyLinks } from '@s4/links'
import { useApi } from '@s4/api-client'
import type { CompanyJobDetails } from '@s4/contract'
import { useChange } from '@s4/queries'
import { useToast } from '@s4/toast'
import { useRefusals } from '@s4/ui'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { writeDraft } from '../draft/stored-draft'
import { type ConfirmedChange, offerNewTimes } from './offer-new-times'
import type { Posting } from '../draft/posting-shape'

/** Posts a new job or changes `job`; a change that affects people, and posting a job again, is confirmed first. */
export function useSaveJob(job: CompanyJobDetails | undefined) {
  const post = useChange('jobs.create', { shown: true, leaves: true })
  const change = useChange('jobs.update', { shown: true })
  const navigate = useNavigate()
  const toast = useToast()
  const refusals = useRefusals()
  const api = useApi()
  const [waiting, setWaiting] = useState<Posting | null>(null)
  const [publishes, setPublishes] = useState(true)
  const failure = post.error ?? change.error
  const affectsPeople = failure?.code === 'job.people-affected'
  const isRepeat = failure?.code === 'job.posted-already'

  const done = async (saved: CompanyJobDetails, message: string) => {
    toast.success(message)
    await navigate(companyLinks.job(saved.id))
  }
  const postNew = async (posting: Posting, publish: boolean, confirmRepeat = false) => {
    setWaiting(posting)
    setPublishes(publish)
    const saved = await post.mutateAsync({ ...posting, publish, confirmRepeat })
    writeDraft(null)
    await done(saved, publish ? 'Your job is posted.' : 'Your draft is saved.')
  }
  const changeIt = async (before: CompanyJobDetails, posting: Posting, confirmed?: ConfirmedChange) => {
    setWaiting(posting)
    const after = await change.mutateAsync({
      ...posting,
      id: before.id,
      confirmAffected: confirmed !== undefined,
      owed: confirmed?.owed,
    })
    const refused = confirmed ? await offerNewTimes(api, { before, after, people: confirmed.toOffer }) : []
    await done(after, 'Your changes are saved.')
    for (const { text, nextStep } of refused) refusals.show({ message: `Not offered the new times. ${text}`, nextStep })
  }
  // The mutation stores its failure, which the form shows.
  const shown = () => undefined

  return {
    failure: affectsPeople || isRepeat ? null : failure,
    busy: post.isPending || change.isPending,
    /** Whether what runs posts the job; otherwise it keeps a draft. */
    publishes,
    save: (posting: Posting, publish: boolean) =>
      (job ? changeIt(job, posting) : postNew(posting, publish)).catch(shown),
    affected: {
      failure: affectsPeople ? failure : null,
      onConfirm: (confirmed: ConfirmedChange) =>
        void (job && waiting && changeIt(job, waiting, confirmed).catch(shown)),
      onClose: () => change.reset(),
    },
    repeated: {
      failure: isRepeat ? failure : null,
      onConfirm: () => void (waiting && postNew(waiting, true, true).catch(shown)),
      onCancel: () => post.reset(),
    },
  }
}
