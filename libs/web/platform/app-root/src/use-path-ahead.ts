import { useEffect, useState } from 'react'
import { useLocation, useNavigation } from 'react-router-dom'

/** The path of the screen that was asked for, once it has been loading for so many milliseconds. */
export function usePathAhead(after: number): string | undefined {
  const { pathname } = useLocation()
  const asked = useNavigation().location?.pathname
  const [noticed, setNoticed] = useState<string>()

  useEffect(() => {
    const timer = setTimeout(() => setNoticed(asked), asked === undefined ? 0 : after)
    return () => clearTimeout(timer)
  }, [asked, after])

  return asked !== pathname && asked === noticed ? asked : undefined
}
