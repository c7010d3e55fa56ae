import { useTheme } from '@s4/theme'
import { Moon } from 'lucide-react'
import { IconButton } from '../controls/button'

/** Looks and is named the same in both themes, as the server that writes a page does not know which it is shown in. */
export function ThemeToggle() {
  const { theme, toggle } = useTheme()
  return (
    <IconButton label="Dark theme" aria-pressed={theme === 'dark'} onClick={toggle}>
      <Moon aria-hidden />
    </IconButton>
  )
}
