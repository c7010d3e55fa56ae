import type { FileEntry } from '@s4/contract'
import { StatusBadge } from '@s4/ui'
import { statusTones } from './status-tones'

const words: Record<FileEntry['verified'], string> = {
  all: 'Confirmed',
  part: 'Partly confirmed',
  none: 'Not confirmed',
}

/** Whether a piece of a worker's history is confirmed. */
export const HistoryBadge = ({ verified }: Pick<FileEntry, 'verified'>) => (
  <StatusBadge tone={statusTones.history[verified]}>{words[verified]}</StatusBadge>
)
