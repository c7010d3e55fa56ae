import type { Rota, RotaWork, RotaWorker } from '@s4/contract'
import { rotaBlocks, type RotaBlock } from '@s4/domain/rota-blocks'
import { momentText } from '@s4/domain/shift-text'
import type { AgreedSpan } from '@s4/domain/working-time'
import type { OpenShift } from './rota-view'

/** What prevents or speaks against offering a shift to a worker, such as an open offer for it. */
export function offerBlocks({ work, offers }: Rota, worker: RotaWorker, shift: OpenShift): RotaBlock[] {
  const mine = offers.filter(({ seekerId }) => seekerId === worker.seekerId)
  const open = mine.find(({ shifts }) => shifts.some(({ id }) => id === shift.id))
  const person = {
    ...worker,
    agreed: work
      .filter(({ seekerId, status }) => seekerId === worker.seekerId && status !== 'noShow')
      .map((each) => agreedSpan(each, shift)),
    offered: mine.flatMap(({ shifts }) => shifts).filter(({ id }) => id !== shift.id),
  }
  const blocks = rotaBlocks({ shift, zone: shift.job.zone, siaSector: shift.job.siaSector, person })
  if (!open) return blocks
  return [
    {
      code: 'offered',
      message: `Has an open offer for this shift until ${momentText(open.lapsesAt, shift.job.zone)}`,
      stops: true,
    },
    ...blocks,
  ]
}

/** Its planned time until it is booked off; on the shift itself nobody gets a second place. */
function agreedSpan(work: RotaWork, shift: OpenShift): AgreedSpan {
  const isOver = isBookedOff(work) && work.shiftId !== shift.id
  return { startsAt: work.startsAt, endsAt: isOver ? work.workedUntil : work.endsAt, isOver }
}

const isBookedOff = ({ status }: RotaWork) => status !== 'assigned' && status !== 'inProgress'

export const preventOffer = (blocks: readonly RotaBlock[]) => blocks.some(({ stops }) => stops)
export const blockMessages = (blocks: readonly RotaBlock[]) => blocks.map(({ message }) => message)
