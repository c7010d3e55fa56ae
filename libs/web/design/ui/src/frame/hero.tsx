import { css } from '@emotion/react'
import { theme } from '@s4/theme'
import type { ReactNode } from 'react'
import { Heading } from '../type/text'
import { Logo } from './logo'

interface HeroProps {
  /** Sentences; each begins on a line of its own where there is room. */
  title: string[]
  text: ReactNode
  /** `ButtonLink`s, or `Ways` with a line of text. */
  actions: ReactNode
  /** A drawing, beside the words on wide screens and under them elsewhere. */
  picture?: ReactNode
}

/** The first section of the home page. */
export function Hero({ title, text, actions, picture }: HeroProps) {
  return (
    <section css={[heroStyle, picture !== undefined && besideStyle]}>
      <div css={wordsStyle}>
        <span css={logoStyle}>
          <Logo size={40} />
        </span>
        <Heading level={1} css={titleStyle}>
          {title.flatMap((sentence, index) => [
            index > 0 && ' ',
            <span key={sentence} css={sentenceStyle}>
              {sentence}
            </span>,
          ])}
        </Heading>
        <div css={textStyle}>{text}</div>
        <div css={actionsStyle}>{actions}</div>
      </div>
      {picture !== undefined && <div css={pictureStyle}>{picture}</div>}
    </section>
  )
}

interface WaysProps {
  /** Each way is one `ButtonLink` and whom it is for. */
  ways: { link: ReactNode; text: string }[]
}

/** Ways in that are equally good, side by side, each with a line under it. */
export function Ways({ ways }: WaysProps) {
  return (
    <ul role="list" css={waysStyle}>
      {ways.map(({ link, text }) => (
        <li key={text} css={wayStyle}>
          {link}
          <span css={wayTextStyle}>{text}</span>
        </li>
      ))}
    </ul>
  )
}

const { color, space, from, below, size } = theme

const heroStyle = css({
  display: 'grid',
  gap: space.lg,
  alignItems: 'center',
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: 'clamp(24px, 5vw, 56px)',
  borderRadius: theme.radius.large,
  background: color.brand,
  color: color.onBrand,
  '& p': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space.sm },
  '& p > a': { display: 'inline-flex', alignItems: 'center', minHeight: 44, color: 'inherit' },
})

const besideStyle = css({ [from.desktop]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' } })

const wordsStyle = css({ display: 'flex', flexDirection: 'column', gap: space.md, minWidth: 0 })

const logoStyle = css({ marginBottom: space.sm, [below.tablet]: { display: 'none' } })

const titleStyle = css({
  fontSize: 'clamp(1.5rem, 1.28rem + 2.2vw, 3.25rem)',
  lineHeight: 1.08,
  letterSpacing: '-0.035em',
  maxWidth: '20ch',
})

const sentenceStyle = css({ display: 'inline-block' })

const textStyle = css({ maxWidth: 560, fontSize: size.lead, color: color.sidebarMuted })

const actionsStyle = css({ display: 'flex', flexWrap: 'wrap', gap: space.snug, marginTop: space.sm })

const pictureStyle = css({
  minWidth: 0,
  '& > svg': { display: 'block', width: '100%', height: 'auto', maxHeight: 420 },
  [below.desktop]: { '& > svg': { maxHeight: 240 } },
  '@media (forced-colors: active)': { display: 'none' },
})

const waysStyle = css({
  display: 'grid',
  gap: space.snug,
  width: '100%',
  maxWidth: 520,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(136px, 100%), 1fr))',
})

const wayStyle = css({ display: 'flex', flexDirection: 'column', gap: space.sm, minWidth: 0 })

const wayTextStyle = css({ fontSize: size.small, color: color.sidebarMuted })
