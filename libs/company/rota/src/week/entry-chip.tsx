import type { RotaWorker } from '@s4/contract'
import { shiftTimes } from '@s4/domain/shift-text'
import { RosterButton, RosterNote } from '@s4/ui/roster'
import { assignmentWords, statusTones } from '@s4/work'
import type { StartOffer } from '../offering/offer-step'
import type { Entry } from '../entries/rota-view'
import { dayText, jobText } from '../entries/shift-text'

interface EntryChipProps {
  worker: RotaWorker
  entry: Entry
  onStartOffer: StartOffer
}

/** One entry of a worker: agreed work and an offer open over the week, other work is only shown. */
export function EntryChip({ worker, entry, onStartOffer }: EntryChipProps) {
  const about = `${worker.fullname}, ${dayText(entry.date)}`
  if (entry.kind === 'busy') return <RosterNote title={shiftTimes(entry)} text="Busy elsewhere" about={about} />

  const face = {
    title: shiftTimes(entry, entry.job.zone),
    text: jobText(entry.job),
    about,
    'aria-haspopup': 'dialog' as const,
  }
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
  return (
    <RosterButton
      {...face}
      tone={statusTones.assignment[status]}
      note={assignmentWords[status]}
      onClick={() => onStartOffer({ step: 'work', worker, entry })}
    />
  )
}
