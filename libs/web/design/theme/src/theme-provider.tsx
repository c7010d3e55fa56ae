import { ThemeProvider as EmotionThemeProvider } from '@emotion/react'
import { type ReactNode, createContext, useContext, useEffect, useState, useSyncExternalStore } from 'react'
import { type S4Theme, theme } from './theme'
import type { ThemeName } from './theme-choice'
import { type ThemeController, createThemeController } from './theme-controller'

declare module '@emotion/react' {
  export interface Theme extends S4Theme {}
}

/** For rendering on the server, where the theme is light. */
const serverTheme: ThemeController = { current: () => 'light', toggle: () => {}, subscribe: () => () => {} }

const ThemeContext = createContext<ThemeController | null>(null)

/** Provides the theme and `useTheme`; the colours come from `themeCss`. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const [controller] = useState(() => (typeof window === 'undefined' ? serverTheme : createThemeController(window)))

  useEffect(() => controller.subscribe(() => {}), [controller])

  return (
    <ThemeContext value={controller}>
      <EmotionThemeProvider theme={theme}>{children}</EmotionThemeProvider>
    </ThemeContext>
  )
}

/** The current theme and the function that switches it. Throws outside `ThemeProvider`. */
export function useTheme(): { theme: ThemeName; toggle: () => void } {
  const controller = useContext(ThemeContext)
  if (!controller) throw new Error('useTheme needs a <ThemeProvider> above it.')

  return {
    theme: useSyncExternalStore(controller.subscribe, controller.current, serverTheme.current),
    toggle: controller.toggle,
  }
}
