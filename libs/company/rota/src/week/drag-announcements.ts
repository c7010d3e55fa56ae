import type { Announcements, UniqueIdentifier } from '@dnd-kit/core'
import type { Rota } from '@s4/contract'
import type { OpenShift } from '../entries/rota-view'
import { whenText } from '../entries/shift-text'

/** Announcements for screen readers while a shift is dragged. */
export function dragAnnouncements(
  { workers }: Rota,
  findShift: (id: UniqueIdentifier) => OpenShift | null,
): Announcements {
  const shift = (id: UniqueIdentifier) => {
    const found = findShift(id)
    return found ? whenText(found) : 'The shift'
  }
  const workerName = (id: UniqueIdentifier | undefined) => workers.find(({ seekerId }) => seekerId === id)?.fullname
  return {
    onDragStart: ({ active }) => `Picked up ${shift(active.id)}. Drop it on a worker.`,
    onDragOver: ({ over }) => (over ? `Over ${workerName(over.id) ?? 'nobody'}.` : 'Over nobody.'),
    onDragEnd: ({ active, over }) =>
      `${shift(active.id)} ${over ? `dropped on ${workerName(over.id) ?? 'nobody'}` : 'put back'}.`,
    onDragCancel: ({ active }) => `${shift(active.id)} put back.`,
  }
}
