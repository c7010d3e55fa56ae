import { companyLinks, shellLinks } from '@s4/links'
import { type NavigationItem, NavigationEntry } from '@s4/ui'
import { LifeBuoy, Settings, UserRoundCog } from 'lucide-react'

const items: readonly NavigationItem[] = [
  { label: 'Settings', to: companyLinks.settings, icon: Settings },
  { label: 'Account', to: shellLinks.account, icon: UserRoundCog },
  { label: 'Support', to: companyLinks.support, icon: LifeBuoy },
]

/** In the menu of phones, what neither the bottom bar nor the sidebar has room for. */
export const MoreMenu = ({ onPress }: { onPress: () => void }) =>
  items.map((item) => (
    <li key={item.label}>
      <NavigationEntry item={item} look="sheet" onPress={onPress} />
    </li>
  ))
