/** `default` until the person was asked; `unknown` while the server writes the page. */
export type PushPermission = 'unknown' | 'unsupported' | NotificationPermission

export const pushPermission = (): PushPermission => {
  if (typeof navigator === 'undefined') return 'unknown'
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
    ? Notification.permission
    : 'unsupported'
}
