import { storedUid } from '@s4/auth-session'
import { seekerLinks } from '@s4/links'
import { isPushOn, pushPermission } from '@s4/live/push'
import { TextLink } from '@s4/ui'

export const rings = () => isPushOn(storedUid())

/** Whether a due check call is heard on this phone while its screen is off: known before the shift, not in it. */
export function RingsWhenLocked() {
  if (pushPermission() === 'unknown') return null
  if (rings()) {
    return (
      'A due check call shows as a notification, with the sound your phone makes for notifications. That needs ' +
      'a signal.'
    )
  }
  if (pushPermission() === 'unsupported') {
    return (
      'Nothing rings: this browser cannot show notifications. Keep S4 open with the screen on during the shift. ' +
      'On an iPhone or iPad, add S4 to the home screen and open it there.'
    )
  }
  return (
    <>
      Nothing rings: notifications are off on this phone.{' '}
      <TextLink to={seekerLinks.pushes}>Turn on notifications</TextLink>, or keep S4 open with the screen on during the
      shift.
    </>
  )
}
