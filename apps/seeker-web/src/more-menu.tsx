import { seekerLinks, shellLinks } from '@s4/links'
import { type NavigationItem, NavigationEntry } from '@s4/ui'
import { LayoutGrid, LifeBuoy, ReceiptText, Settings } from 'lucide-react'

const items: readonly NavigationItem[] = [
  { label: 'Invoices', to: seekerLinks.invoices, icon: ReceiptText },
  { label: 'Account', to: shellLinks.account, icon: Settings },
  { label: 'Support', to: seekerLinks.support, icon: LifeBuoy },
  { label: 'Every screen', to: seekerLinks.menu, icon: LayoutGrid },
]

/** In the menu of phones, what neither the bottom bar nor the sidebar has room for. */
export const MoreMenu = ({ onPress }: { onPress: () => void }) =>
  items.map((item) => (
    <li key={item.label}>
      <NavigationEntry item={item} look="sheet" onPress={onPress} />
    </li>
  ))
