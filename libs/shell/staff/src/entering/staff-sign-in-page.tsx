import { useState } from 'react'
import { CodeForm } from './code-form'
import { EmailForm } from './email-form'
import { EnteringPage } from './entering-page'

interface Asked {
  id: string
  email: string
}

/** First a code by mail, then the passkey. */
export function StaffSignInPage() {
  const [asked, setAsked] = useState<Asked | null>(null)

  return (
    <EnteringPage title="S4 console" lead="For S4’s own staff. You need your mailbox and your passkey.">
      {asked ? <CodeForm {...asked} onRestart={() => setAsked(null)} /> : <EmailForm onAsked={setAsked} />}
    </EnteringPage>
  )
}
