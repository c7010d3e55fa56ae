import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { runnerImport, type PluginOption } from 'vite'

const source = '@s4/source'

/** Renders the landing page with the component of the app. */
async function homeHtml(root: string): Promise<string> {
  const { module } = await runnerImport<{ homeHtml: () => string }>(
    resolve(root, '../../libs/shell/public-pages/src/home-html.tsx'),
    {
      root,
      configFile: false,
      plugins: [react({ jsxImportSource: '@emotion/react' })],
      resolve: { conditions: [source], noExternal: [/^@s4\//] },
      ssr: { resolve: { conditions: [source, 'node', 'import', 'module', 'default'] } },
    },
  )
  return module.homeHtml()
}

/** `index.html` is the prerendered landing page; `app.html` is used for every other path. */
export const landing = (root: string): PluginOption => ({
  name: 'landing-written-out',
  transformIndexHtml: {
    order: 'pre',
    handler: async (html, { path, originalUrl }) => {
      if (path !== '/index.html') return html
      const asked = originalUrl?.split('?')[0]
      if (asked !== undefined && asked !== '/') return readFileSync(resolve(root, 'app.html'), 'utf8')
      return html.replace('<div id="root"></div>', `<div id="root">${await homeHtml(root)}</div>`)
    },
  },
})
