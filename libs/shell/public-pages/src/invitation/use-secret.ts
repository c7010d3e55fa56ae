import { isServer } from '@s4/ui/written'
import { useLocation } from 'react-router-dom'

/**
 * The secret of the link; kept in this tab under `key` while its holder signs in. The key is the path without its `/`,
 * where the script of the document looks for it.
 */
export function useSecret(key: string): string {
  const given = useLocation().hash.slice(1)
  if (isServer) return ''
  if (given) sessionStorage.setItem(key, given)
  return given || (sessionStorage.getItem(key) ?? '')
}
