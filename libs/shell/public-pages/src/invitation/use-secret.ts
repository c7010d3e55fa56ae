import { isServer } from '@s4/ui/written'
import { useLocation } from 'react-router-dom'

/**
 * The secret of the link; kept in this tab under `key` while its holder signs in. The key is the path without its `/`,
 * where the script of the document looks for it. Empty where there is none, or not the whole.
 */
export function useSecret(key: string): string {
  const isGiven = useLocation().hash.length > 1
  const secret = useSecretOfAddress()
  if (isServer()) return ''
  if (!isGiven) return sessionStorage.getItem(key) ?? ''
  if (secret) sessionStorage.setItem(key, secret)
  return secret
}

/** The secret of the link; empty where there is none, or not the whole. */
export function useSecretOfAddress(): string {
  const given = useLocation().hash.slice(1)
  return isWhole(given) ? given : ''
}

/** As long as the server asks; a mail program may have cut it, and `bySecretScript` looks for the same. */
const isWhole = ({ length }: string) => length >= 20 && length <= 100
