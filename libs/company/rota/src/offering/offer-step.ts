import type { RotaWorker } from '@s4/contract'
import type { OfferEntry, OpenShift } from '../entries/rota-view'

/** The current step of offering a shift, which starts from a shift or from a cell. */
export type OfferStep =
  | { step: 'worker'; shift: OpenShift }
  | { step: 'shift'; worker: RotaWorker; date: string }
  | { step: 'offer'; worker: RotaWorker; shift: OpenShift }
  | { step: 'refused'; worker: RotaWorker; shift: OpenShift }
  | { step: 'openOffer'; worker: RotaWorker; entry: OfferEntry }

export type StartOffer = (offerStep: OfferStep) => void
