import {
  createContext,
  // oxlint-disable-next-line no-restricted-imports -- what stands in its place has the same props
  lazy,
  type ReactNode,
  Suspense,
  useContext,
  useEffect,
  useId,
  useSyncExternalStore,
} from 'react'
import { createRefusals, type RefusedWrite, type Refusals } from './refusals'

// `Modal` loads this code early; without a network before that, the page still says what was refused last.
const RefusedWrites = lazy(() =>
  import('./modal-dialog').then(
    ({ RefusedWrites: Written }) => ({ default: Written }),
    () => ({ default: OnlyMessages }),
  ),
)
const OnlyMessages = ({ refused }: { refused: readonly RefusedWrite[] }) => (
  <p role="alert">{refused.at(-1)?.message}</p>
)

const RefusalsContext = createContext<Refusals>(createRefusals())

export function RefusalsProvider({ refusals, children }: { refusals: Refusals; children: ReactNode }) {
  return <RefusalsContext value={refusals}>{children}</RefusalsContext>
}

/** Says in the page what could not be done, for what no form or list shows by itself. */
export const useRefusals = (): Pick<Refusals, 'show' | 'clear'> => useContext(RefusalsContext)

/** Refused writes at the top of a page or a dialog; they stay until closed, tried again or left. */
export function PageRefusals() {
  const refusals = useContext(RefusalsContext)
  const id = useId()
  const { refused, place } = useSyncExternalStore(refusals.subscribe, refusals.current, refusals.current)
  useEffect(() => refusals.enter(id), [refusals, id])
  if (place !== id || refused.length === 0) return null

  return (
    <Suspense>
      <RefusedWrites refused={refused} onClose={refusals.remove} />
    </Suspense>
  )
}
