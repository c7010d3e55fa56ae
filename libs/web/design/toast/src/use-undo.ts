import { useToast } from './toast-provider'

interface Undone {
  changed: readonly string[]
  refused: readonly { id: string; reason: string }[]
}

/** Says what was done to several records, with *Undo*; those it could not be taken back for are named. */
export function useUndo(nameOf: (id: string) => string) {
  const toast = useToast()
  return (message: string, takeBack: () => Promise<Undone>) =>
    void toast.success(message, {
      action: {
        label: 'Undo',
        run: () =>
          void takeBack().then(
            ({ refused }) =>
              refused.length === 0
                ? toast.success('Undone.')
                : toast.error(
                    `Could not be undone for ${refused.map(({ id, reason }) => `${nameOf(id)}: ${reason}`).join(' ')}`,
                    { duration: null },
                  ),
            // The refusal has been shown as a toast already.
            () => undefined,
          ),
      },
    })
}
