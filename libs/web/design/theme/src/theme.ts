import { type Colors, roles } from './roles'

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** The custom property that carries a colour: `textMuted` → `--s4-text-muted`. */
export const cssVariable = (name: string) => `--s4-${kebab(name)}`

// The keys are all the roles, so the cast is safe.
const color = Object.fromEntries(roles.map((name) => [name, `var(${cssVariable(name)})`])) as Colors

/** Colours are custom properties, so switching the theme re-renders nothing. */
export const theme = {
  color,
  space: {
    none: '0',
    hair: '2px',
    xs: '4px',
    tight: '6px',
    sm: '8px',
    snug: '12px',
    md: '16px',
    roomy: '20px',
    lg: '24px',
    xl: '40px',
  },
  radius: { small: '6px', control: '8px', card: '14px', large: '18px', pill: '999px', round: '50%' },
  shadow: {
    card: `0 1px 2px ${color.shadow}, 0 1px 6px ${color.shadow}`,
    raised: `0 12px 32px ${color.shadowDeep}, 0 2px 8px ${color.shadow}`,
  },
  /** In rem, so that text follows the size chosen in the browser. */
  size: {
    caption: '0.75rem',
    small: '0.875rem',
    compact: '0.9375rem',
    body: '1rem',
    lead: '1.125rem',
    large: '1.25rem',
    title: '1.5rem',
    display: '2rem',
    /** Dense tables on paper. */
    print: '9px',
  },
  weight: { plain: 400, medium: 550, strong: 600, heading: 650, heavy: 700 },
  width: { content: '1152px', wide: '1680px', form: '560px', reading: '720px', sidebar: '240px', rail: '72px' },
  from: { tablet: '@media (min-width: 768px)', desktop: '@media (min-width: 1025px)' },
  below: { tablet: '@media (max-width: 767.98px)', desktop: '@media (max-width: 1024.98px)' },
  /** A phone on its side, or a zoom of 400%: what would stay in place leaves too little room beside it. */
  short: '@media (max-height: 399.98px)',
  motion: { quick: '150ms ease-out', calm: '200ms cubic-bezier(0.2, 0.8, 0.2, 1)' },
  /** For animations; the base style stills all transitions. */
  still: '@media (prefers-reduced-motion: reduce)',
  layer: { bar: 20, overlay: 40, tooltip: 50, toast: 60 },
} as const

export type S4Theme = typeof theme
export type Space = keyof typeof theme.space
