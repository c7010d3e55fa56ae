import { useLocation } from 'react-router-dom'

/** The secret of the link; kept in this tab under `key` while its holder signs in. */
export function useSecret(key: string): string {
  const given = useLocation().hash.slice(1)
  if (given) sessionStorage.setItem(key, given)
  return given || (sessionStorage.getItem(key) ?? '')
}
