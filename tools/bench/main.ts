import { benchAlerts } from './alerts/alerts'
import { benchApplicants } from './applicants/applicants'
import { benchCompanySearch } from './company-search/company-search'
import { benchChat } from './chat/chat'
import { benchControlRoom } from './control-room/control-room'
import { benchDayOfWork } from './day-of-work/day-of-work'
import { benchGrowth } from './growth/growth'
import { benchHot } from './hot/hot'
import { benchImport } from './import/import-people'
import { benchLoop } from './loop/loop'
import { benchMoney } from './money/agree-and-pay'
import { benchReconcile } from './money/reconcile'
import { benchOverload } from './overload/overload'
import { benchPages } from './pages/pages'
import { benchPlans } from './plans/plans'
import { benchPlatformReport } from './platform-report/platform-report'
import { benchPhone } from './phone/phone'
import { benchReach } from './reach/reach'
import { benchScreens } from './screens/screens'
import { benchScroll } from './search/scroll'
import { benchSearch } from './search/search'
import { benchSignIn } from './sign-in'
import { benchSignals } from './signals/signals'
import { benchSoak } from './soak/soak'
import { allKept, type Figure } from './setup/figure'
import { benchTaps } from './taps/taps'
import { benchWhole } from './whole/whole'

/** Each gives its numbers, or whether they were kept; the arguments after its name are its own. */
const benches: Record<string, (args: string[]) => Promise<boolean | readonly Figure[]>> = {
  '': benchWhole,
  alerts: benchAlerts,
  applicants: benchApplicants,
  chat: benchChat,
  'control-room': benchControlRoom,
  'company-search': benchCompanySearch,
  'day-of-work': benchDayOfWork,
  growth: benchGrowth,
  hot: benchHot,
  import: benchImport,
  loop: benchLoop,
  money: benchMoney,
  reconcile: benchReconcile,
  overload: benchOverload,
  phone: benchPhone,
  pages: benchPages,
  plans: benchPlans,
  reach: benchReach,
  'platform-report': benchPlatformReport,
  screens: benchScreens,
  scroll: benchScroll,
  search: benchSearch,
  'sign-in': benchSignIn,
  signals: benchSignals,
  soak: benchSoak,
  taps: benchTaps,
}

const [name = '', ...args] = process.argv.slice(2)
const bench = benches[name]
if (bench) process.exitCode = isKept(await bench(args)) ? 0 : 1
else {
  console.error(`There is no bench ${name}, but ${Object.keys(benches).filter(Boolean).join(', ')}.`)
  process.exitCode = 1
}

function isKept(result: boolean | readonly Figure[]): boolean {
  if (typeof result === 'boolean') return result
  for (const { what, limit, measured, kept } of result)
    if (!kept) console.error(`✗ ${what}: ${measured}${limit && ` (${limit})`}`)
  return allKept(result)
}
