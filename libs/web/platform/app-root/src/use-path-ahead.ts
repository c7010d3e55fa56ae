import { useEffect, useState } from 'react'
import { useLocation, useNavigation } from 'react-router-dom'

/** Sooner, a change of screens looks immediate. */
const NOTICED_MS = 100

/** The path of the screen that was asked for, once its loading can be noticed. */
export function usePathAhead(): string | undefined {
  const { pathname } = useLocation()
  const asked = useNavigation().location?.pathname
  const [noticed, setNoticed] = useState<string>()

  useEffect(() => {
    const timer = setTimeout(() => setNoticed(asked), asked === undefined ? 0 : NOTICED_MS)
    return () => clearTimeout(timer)
  }, [asked])

  return asked !== pathname && asked === noticed ? asked : undefined
}
