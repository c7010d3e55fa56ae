import { Suspense, use, type ReactNode } from 'react'
import { isServer, isWritten, pictureWait } from './written'

interface InPictureProps {
  children: ReactNode
  fallback?: ReactNode
}

/**
 * Around a part that loads and that the server writes into a page. The app waits for it before it takes the place of a
 * written page, so that nothing vanishes for a moment, and a moment where there are only its answers; from then on the
 * fallback stands while it loads.
 */
export const InPicture = ({ children, fallback }: InPictureProps) => (
  <Suspense fallback={<OnceShown>{fallback}</OnceShown>}>{children}</Suspense>
)

const never = new Promise<never>(() => undefined)

function OnceShown({ children }: { children: ReactNode }) {
  const wait = isServer() ? null : isWritten() ? never : pictureWait()
  if (wait) use(wait)
  return children
}
