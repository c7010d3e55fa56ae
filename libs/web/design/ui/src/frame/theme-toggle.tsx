import { useTheme } from '@s4/theme'
import { Moon, Sun } from 'lucide-react'
import { IconButton } from '../controls/button'

/** Switches between light and dark, and names what it will do. */
export function ThemeToggle() {
  const { theme, toggle } = useTheme()
  return (
    <IconButton label={theme === 'dark' ? 'Use light theme' : 'Use dark theme'} onClick={toggle}>
      {theme === 'dark' ? <Sun aria-hidden /> : <Moon aria-hidden />}
    </IconButton>
  )
}
