import { companyLinks, shellLinks } from '@s4/links'
import { isBelow } from '@s4/app-root'
import { type MoreMenuProps, type NavigationItem, NavigationEntry } from '@s4/ui'
import { LifeBuoy, Settings, UserRoundCog } from 'lucide-react'
import { useLocation } from 'react-router-dom'

const items: readonly (NavigationItem & { to: string; covers?: string })[] = [
  { label: 'Settings', to: companyLinks.settings, icon: Settings },
  { label: 'Account', to: shellLinks.account, icon: UserRoundCog },
  { label: 'Support', to: companyLinks.support, icon: LifeBuoy, covers: companyLinks.faq },
]

/** What has no place of its own in the navigation: at the end of the sidebar, and in the menu of phones. */
export function MoreMenu({ look, onPress }: MoreMenuProps) {
  const { pathname } = useLocation()
  return items.map(({ covers, ...item }) => (
    <li key={item.label}>
      <NavigationEntry
        item={{ ...item, active: isBelow(pathname, item.to) || pathname === covers }}
        look={look}
        onPress={onPress}
      />
    </li>
  ))
}
