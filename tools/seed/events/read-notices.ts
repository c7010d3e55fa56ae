import type { Town } from '../server/town'
import { companies } from '../town/companies'
import { after, days } from '../town/moments'
import { seekers } from '../town/seekers'

/** Everybody has read the notices older than a day and a half. */
export function planReading({ agenda, call, now }: Town): void {
  const until = after(now, -days(1.5))
  agenda.at(until, async () => {
    for (const { uid } of [...Object.values(seekers), ...Object.values(companies)])
      await call(uid, 'notifications.readAll', { until })
  })
}
