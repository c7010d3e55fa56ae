import type { ControlRoom } from '@s4/contract'
import { Figures, type Figure } from '@s4/ui'
import type { LineKind } from './lines'

interface RoomFiguresProps {
  figures: ControlRoom['figures']
  shown: LineKind | null
  onShow: (kind: LineKind | null) => void
}

/** How many are on, late, silent; a press shows only those. */
export function RoomFigures({ figures, shown, onShow }: RoomFiguresProps) {
  const filter = (kind: LineKind): Pick<Figure, 'pressed' | 'onPress'> => ({
    pressed: shown === kind,
    onPress: () => onShow(shown === kind ? null : kind),
  })
  return (
    <Figures
      label="Now"
      figures={[
        { label: 'at work', value: figures.on },
        { label: 'expected', value: figures.expected },
        { label: 'late', value: figures.late, tone: 'danger', ...filter('late') },
        { label: 'no answer', value: figures.noAnswer, tone: 'danger', ...filter('noAnswer') },
        { label: 'unfilled', value: figures.unfilled, tone: 'warning', ...filter('unfilled') },
        {
          label: figures.hoursToAgree === 1 ? 'shift to agree' : 'shifts to agree',
          value: figures.hoursToAgree,
          ...filter('hours'),
        },
      ]}
    />
  )
}
