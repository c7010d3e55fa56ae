import { Suspense, type ComponentType } from 'react'
import { useSearchParams } from 'react-router-dom'
import { NewPasswordForm } from './new-password-form'
import { PublicFormPage } from '../entering/public-form-page'

/** With a code from a mail, sets a new password. Signed in without a code, shows the form passed in by the app. */
export const resetPasswordPage = (ChangePassword: ComponentType) =>
  function ResetPasswordPage() {
    const code = useSearchParams()[0].get('oobCode')
    return (
      <PublicFormPage
        title="Choose a new password"
        lead={code ? 'You sign in with it from now on, on every device.' : 'Your other devices are signed out.'}
      >
        {code ? (
          <NewPasswordForm code={code} />
        ) : (
          <Suspense>
            <ChangePassword />
          </Suspense>
        )}
      </PublicFormPage>
    )
  }
