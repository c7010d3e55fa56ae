import { companyLinks } from '@s4/links'
import type { RotaWorker } from '@s4/contract'
import { rotaTimes } from '@s4/domain/week'
import { RosterButton, RosterLink, RosterNote } from '@s4/ui/roster'
import { assignmentWords, statusTones } from '@s4/work'
import type { StartOffer } from '../offering/offer-step'
import type { Entry, WorkEntry } from '../entries/rota-view'
import { dayText, jobText } from '../entries/shift-text'

interface EntryChipProps {
  worker: RotaWorker
  entry: Entry
  onStartOffer: StartOffer
}

/** One entry of a worker: agreed work links to its page, an offer can be taken back, other work is only shown. */
export function EntryChip({ worker, entry, onStartOffer }: EntryChipProps) {
  const about = `${worker.fullname}, ${dayText(entry.date)}`
  if (entry.kind === 'busy') return <RosterNote title={rotaTimes(entry)} text="Busy elsewhere" about={about} />

  const face = { title: rotaTimes(entry, entry.job.zone), text: jobText(entry.job), about }
  if (entry.kind === 'offer')
    return (
      <RosterButton
        {...face}
        tone={statusTones.offer.open}
        note="Offered"
        onClick={() => onStartOffer({ step: 'openOffer', worker, entry })}
      />
    )
  const { status } = entry.work
  // Most entries are assigned: the word in each would only fill the cells.
  const note = status === 'assigned' ? undefined : assignmentWords[status]
  return <RosterLink {...face} tone={statusTones.assignment[status]} note={note} to={jobUrl(entry)} />
}

/** The page of the job for the state of the work. */
function jobUrl({ work: { jobId, shiftId, status } }: WorkEntry): string {
  if (status === 'inProgress') return `${companyLinks.jobInProgress(jobId)}?shift=${shiftId}`
  if (status === 'assigned' || status === 'noShow') return `${companyLinks.assignedJob(jobId)}?shift=${shiftId}`
  return companyLinks.completedJob(jobId)
}
