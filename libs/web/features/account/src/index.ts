export { accountRoutes } from './account-routes'

/** The form for `/ResetPassword` of somebody signed in. */
export const loadChangePassword = async () => (await import('./change-password-form')).ChangePasswordForm
