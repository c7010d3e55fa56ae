import { shiftTimes } from '@s4/domain/shift-text'
import { RosterButton } from '@s4/ui/roster'
import type { StartOffer } from '../offering/offer-step'
import type { DraftShift } from '../entries/rota-view'
import { dayText, jobText } from '../entries/shift-text'

/** A shift that no worker sees yet; pressed, it can be posted. */
export const DraftChip = ({ draft, onStartOffer }: { draft: DraftShift; onStartOffer: StartOffer }) => (
  <RosterButton
    title={shiftTimes(draft, draft.job.zone)}
    text={jobText(draft.job)}
    note="Draft"
    about={`Not posted, ${dayText(draft.date)}`}
    aria-haspopup="dialog"
    onClick={() => onStartOffer({ step: 'draft', draft })}
  />
)
