import { seekerLinks, shellLinks } from '@s4/links'
import { isBelow } from '@s4/app-root'
import { type MoreMenuProps, type NavigationItem, NavigationEntry } from '@s4/ui'
import { CircleHelp, LayoutGrid, LifeBuoy, ReceiptText, Settings } from 'lucide-react'
import { useLocation } from 'react-router-dom'

const items: readonly (NavigationItem & { to: string })[] = [
  { label: 'Invoices', to: seekerLinks.invoices, icon: ReceiptText },
  { label: 'Account', to: shellLinks.account, icon: Settings },
  { label: 'Support', to: seekerLinks.support, icon: LifeBuoy },
  { label: 'FAQ', to: seekerLinks.faq, icon: CircleHelp },
  { label: 'All screens', to: seekerLinks.menu, icon: LayoutGrid },
]

/** What has no place of its own in the navigation: at the end of the sidebar, and in the menu of phones. */
export function MoreMenu({ look, onPress }: MoreMenuProps) {
  const { pathname } = useLocation()
  return items.map((item) => (
    <li key={item.label}>
      <NavigationEntry item={{ ...item, active: isBelow(pathname, item.to) }} look={look} onPress={onPress} />
    </li>
  ))
}
