import { css } from '@emotion/react'
import { useTheme } from '@s4/theme'
import { Moon, Sun } from 'lucide-react'
import { IconButton } from '../controls/button'

/** The same before its app stands, when the page alone knows the theme: styles choose the picture. */
export function ThemeToggle() {
  const { theme, toggle } = useTheme()
  return (
    <IconButton label="Dark theme" aria-pressed={theme === 'dark'} onClick={toggle}>
      <Sun aria-hidden css={onlyDark} />
      <Moon aria-hidden css={onlyLight} />
    </IconButton>
  )
}

const onlyDark = css({ ':root:not(.dark) &': { display: 'none' } })
const onlyLight = css({ ':root.dark &': { display: 'none' } })
