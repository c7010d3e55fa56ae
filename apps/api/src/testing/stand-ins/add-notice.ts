import { commandContext } from '@s4/api-platform/commands'
import type { NewNotice } from '@s4/api-platform/notices'
import type { Db } from '@s4/db'

/** Records a notice the way a command of S4 does. */
export const addNotice = (db: Db, now: Date, notice: NewNotice): Promise<void> =>
  commandContext(db, { actor: null, now, requestId: 'a spec' }).record({
    action: 'spec.notified',
    subject: { kind: 'spec', id: notice.kind },
    notices: [notice],
  })
