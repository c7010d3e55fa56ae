import { useRefusals } from '@s4/ui'
import { useToast } from './toast-provider'
import { onUndoKeys } from './undo-keys'

interface Undone {
  refused: readonly { id: string; reason: string }[]
}

/**
 * Says a result with *Undo*, which the keys Ctrl and Z press too; the page names those it could not be taken back for.
 */
export function useUndo(nameOf: (id: string) => string = () => 'One of them') {
  const toast = useToast()
  const refusals = useRefusals()
  const reasonText = ({ id, reason }: Undone['refused'][number]) => `${nameOf(id)}: ${reason}`
  return (message: string, takeBack: () => Promise<Undone>) => {
    const run = () => {
      forgetKeys()
      takeBack().then(
        ({ refused }) =>
          refused.length === 0
            ? toast.success('Undone.')
            : refusals.show({ message: `Could not be undone for ${refused.map(reasonText).join(' ')}` }),
        // The page shows the refusal already.
        () => undefined,
      )
    }
    const id = toast.success(message, { action: { label: 'Undo', run } })
    const forgetKeys = onUndoKeys({
      isOffered: () => toast.isShown(id),
      undo: () => {
        toast.dismiss(id)
        run()
      },
    })
  }
}
