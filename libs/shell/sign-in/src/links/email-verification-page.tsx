import { useSearchParams } from 'react-router-dom'
import { VerificationApplied } from './verification-applied'
import { VerificationWaiting } from './verification-waiting'

/** Waits for the mail to be opened, or applies the code of its link. */
export function EmailVerificationPage() {
  const code = useSearchParams()[0].get('oobCode')
  return code ? <VerificationApplied code={code} /> : <VerificationWaiting />
}
