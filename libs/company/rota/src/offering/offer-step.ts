import type { RotaWorker } from '@s4/contract'
import type { DraftShift, OfferEntry, OpenShift, WorkEntry } from '../entries/rota-view'

/** What is open over the week: a step of offering a shift, or what was pressed. */
export type OfferStep =
  | { step: 'worker'; shift: OpenShift }
  | { step: 'shift'; worker: RotaWorker; date: string }
  | { step: 'offer'; worker: RotaWorker; shift: OpenShift }
  | { step: 'refused'; worker: RotaWorker; shift: OpenShift }
  | { step: 'openOffer'; worker: RotaWorker; entry: OfferEntry }
  | { step: 'work'; worker: RotaWorker; entry: WorkEntry }
  | { step: 'draft'; draft: DraftShift }

export type StartOffer = (offerStep: OfferStep) => void
