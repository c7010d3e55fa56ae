import { createHash } from 'node:crypto'
import { chmodSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { refusal } from '../../workspace/refusal'
import { canEnter, type User } from '../processes/unprivileged'

/**
 * A folder outside the checkout that the unprivileged user can enter, the same one each time for the same purpose.
 * Needed when root works in a place only root may enter.
 */
export function stateFolder(user: User, purpose: string): string {
  const name = createHash('sha256').update(purpose).digest('hex').slice(0, 12)
  for (const parent of ['/var/lib', '/var/tmp', tmpdir()]) {
    const folder = join(parent, 's4', name)
    try {
      mkdirSync(folder, { recursive: true })
      chmodSync(join(parent, 's4'), 0o711)
      chmodSync(folder, 0o711)
    } catch {
      continue
    }
    if (canEnter(user, folder)) return folder
  }
  throw refusal(
    `PostgreSQL may not run as root, and there is no folder the user “${user.name}” can enter. ` +
      'Set S4_DATA_DIR to one it can, or set DATABASE_URL.',
  )
}
