import { commandContext } from '@s4/api-platform/commands'
import type { NewNotice } from '@s4/api-platform/notices'
import type { Db } from '@s4/db'

/** A notice as a command of S4 leaves it. */
export const leaveNotice = (db: Db, now: Date, notice: NewNotice): Promise<void> =>
  commandContext(db, { actor: null, now, requestId: 'a spec' }).record({
    action: 'spec.told',
    subject: { kind: 'spec', id: notice.kind },
    notices: [notice],
  })
