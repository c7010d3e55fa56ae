import { useApi } from '@s4/api-client'
import { useMay } from '@s4/auth-session'
import { useQuery } from '@tanstack/react-query'

/** Who cannot book on before their documents are checked; nobody until known, or for who may not read documents. */
export function useStopped(): ReadonlySet<string> {
  const { data = [] } = useQuery({ ...useApi().query('checks.due', {}), enabled: useMay()('documents.read') })
  const stopped = data.filter(({ due, screening }) => due.some(({ stops }) => stops) || screening?.stops === true)
  return new Set(stopped.map(({ seekerId }) => seekerId))
}
