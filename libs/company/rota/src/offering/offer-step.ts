import type { RotaWorker } from '@s4/contract'
import type { OfferEntry, OpenShift } from '../entries/rota-view'

/** Where giving a shift has got to: from a shift, from a cell, or from either to the offer itself. */
export type OfferStep =
  | { step: 'worker'; shift: OpenShift }
  | { step: 'shift'; worker: RotaWorker; date: string }
  | { step: 'offer'; worker: RotaWorker; shift: OpenShift }
  | { step: 'refused'; worker: RotaWorker; shift: OpenShift }
  | { step: 'back'; worker: RotaWorker; entry: OfferEntry }

export type Begin = (giving: OfferStep) => void
