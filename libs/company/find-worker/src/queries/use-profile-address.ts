import { companyLinks } from '@s4/links'
import { useSearchParams } from 'react-router-dom'

/** The address of somebody's profile, which leads back to this list as it is. */
export function useProfileAddress(): (seekerId: string) => string {
  const [params] = useSearchParams()
  return (seekerId) => {
    const next = new URLSearchParams(params)
    next.set('worker', seekerId)
    return `${companyLinks.workerProfile}?${next.toString()}`
  }
}
