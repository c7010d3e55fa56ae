import { type ScreenShape, ScreenSkeleton } from '../feedback/screen-skeleton'
import { contentStyle, frameStyle, mainStyle, sidebarStyle } from './frame-style'
import { barStyle, titleStyle } from './top-bar'

interface LoadingFrameProps {
  title: string
  shape: ScreenShape
}

/** The frame of a signed-in screen before anything of it has come. */
export const LoadingFrame = ({ title, shape }: LoadingFrameProps) => (
  <div css={frameStyle}>
    <div css={[sidebarStyle, { minHeight: 58 }]} />
    <div css={contentStyle}>
      <header css={barStyle}>
        <h1 css={titleStyle}>{title}</h1>
      </header>
      <main css={mainStyle}>
        <ScreenSkeleton shape={shape} />
      </main>
    </div>
  </div>
)
