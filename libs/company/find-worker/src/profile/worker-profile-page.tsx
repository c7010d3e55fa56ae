import { useMay } from '@s4/auth-session'
import { companyLinks, reportToS4 } from '@s4/links'
import { useUndoable } from '@s4/queries'
import { useUndo } from '@s4/toast'
import { Button, ButtonLink, EmptyState, MoreActions, Page, TextLink } from '@s4/ui'
import { WorkerProfileView } from '@s4/work'
import { useSearchParams } from 'react-router-dom'
import { MessageButton } from '../message/message-button'
import { OfferButton } from '../offer/offer-button'
import { useMaybeJob, useWorkerProfile } from '../queries/find-worker-queries'

/** A worker's profile before an application or an offer (docs/product.md#worker-profiles). */
export function WorkerProfilePage() {
  const [params] = useSearchParams()
  const worker = params.get('worker')
  return (
    <Page>
      {worker === null ? (
        <EmptyState drawing="people" action={<ButtonLink to={companyLinks.findWorker}>Find workers</ButtonLink>}>
          Open somebody’s profile from Find Worker.
        </EmptyState>
      ) : (
        <Profile key={worker} worker={worker} />
      )}
    </Page>
  )
}

function Profile({ worker }: { worker: string }) {
  const [params] = useSearchParams()
  const jobId = params.get('job')
  const profile = useWorkerProfile({ id: worker, jobId, siteId: params.get('siteId') })
  const { data: job } = useMaybeJob(jobId)
  const may = useMay()
  const save = useUndoable('workers.save', 'workers.remove', useUndo())
  const { seekerId, fullname, fit, inSecret, saved } = profile
  const list = new URLSearchParams(params)
  list.delete('worker')

  const handleSave = () =>
    void save({
      input: { id: seekerId },
      rows: [{ seekerId, saved: null }],
      become: { saved: { note: '', doNotSend: false } },
      said: () => `${fullname} is saved.`,
      back: () => ({ id: seekerId }),
    })

  return (
    <>
      <TextLink to={`${companyLinks.findWorker}?${list.toString()}`}>
        {params.get('tab') === 'saved' ? 'Back to saved workers' : 'Back to the workers found'}
      </TextLink>
      <WorkerProfileView
        profile={profile}
        side="company"
        actions={
          <MoreActions
            about={fullname}
            first={
              may('workers.offer') &&
              !saved?.doNotSend && (
                <OfferButton
                  seeker={{ id: seekerId, fullname, chargesVat: fit.chargesVat, sectors: fit.sectors }}
                  job={job}
                />
              )
            }
            more={
              <>
                <MessageButton seeker={{ id: seekerId, fullname, inSecret }} jobId={job?.id} />
                {!saved && may('workers.save') && (
                  <Button size="small" tone="quiet" onClick={handleSave}>
                    Save to your workers
                  </Button>
                )}
              </>
            }
            destructive={
              <TextLink to={reportToS4('company', { subjectId: seekerId, about: 'profile' })}>
                Report this worker to S4
              </TextLink>
            }
          />
        }
      />
    </>
  )
}
