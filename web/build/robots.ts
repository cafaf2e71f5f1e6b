import type { Plugin } from 'vite'
import { paths } from '../src/paths.ts'

/** Writes robots.txt. It has to be a static file: Cloud Functions answer its path with 404 before our code runs. */
export function robots(siteUrl: string): Plugin {
  const lines = [
    'User-agent: *',
    `Disallow: ${paths.adminDashboard.path}`,
    `Disallow: ${paths.facultyDashboard.path}`,
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ]
  return {
    name: 'robots',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'robots.txt', source: lines.join('\n') })
    },
  }
}
