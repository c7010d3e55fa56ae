export { accountRoutes } from './account-routes'

/** The form of `/ResetPassword` for somebody signed in. */
export const loadChangePassword = async () => (await import('./change-password-form')).ChangePasswordForm
