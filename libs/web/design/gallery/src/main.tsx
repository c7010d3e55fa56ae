import { ThemeProvider } from '@s4/theme'
import { createRoot } from 'react-dom/client'
import { Catalogue } from './catalogue'
import { pages } from './pages'
import { PartPage } from './part-page'

const root = document.getElementById('root')
if (!root) throw new Error('the page has no #root to mount on')

const part = new URLSearchParams(location.search).get('part')
const page = pages.find(({ id }) => id === part)

createRoot(root).render(<ThemeProvider>{page ? <PartPage page={page} /> : <Catalogue />}</ThemeProvider>)
