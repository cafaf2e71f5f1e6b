import { college } from '@prangan/college/config'
import type { RouteObject } from 'react-router-dom'
import { colourOf } from './colours.ts'
import { type Alternate, hreflangsOf } from './page-module.ts'

/** The colour of a browser's toolbar around the site. */
export const themeColor = () => colourOf('indigo-900')

/** A file generated from the site's configuration and, if it needs them, its listed pages in their languages. */
type SiteFile = {
  contentType: string
  render: (listedPages: () => Promise<readonly (readonly Alternate[])[]>) => Promise<string>
}

export const staticPaths = (routes: readonly RouteObject[]): string[] =>
  routes.flatMap(({ path, children = [] }) => [
    ...(path?.startsWith('/') && !/[:*]/.test(path) ? [path] : []),
    ...staticPaths(children),
  ])

async function renderSitemap(...[listedPages]: Parameters<SiteFile['render']>): Promise<string> {
  const address = (path: string) => encodeURI(__SITE_URL__ + path)
  const entries = (await listedPages()).flatMap((page) => {
    const links = hreflangsOf(page).map(
      ([hreflang, path]) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${address(path)}"/>`,
    )
    return page.map(({ path }) => `<url><loc>${address(path)}</loc>${links.join('')}</url>`)
  })
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n' +
    `${entries.join('\n')}\n</urlset>\n`
  )
}

async function renderWebManifest(): Promise<string> {
  const name = college.name.en
  const icon = (file: string, size: number, purpose: string) => ({
    src: `/${file}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  return JSON.stringify({
    name,
    short_name: college.shortName,
    start_url: '/',
    // iPhones send notifications to a site on the Home Screen only if it is 'standalone', and ignore the line after it.
    display: 'standalone',
    display_override: ['minimal-ui'],
    lang: 'en-IN',
    theme_color: themeColor(),
    background_color: colourOf('paper'),
    icons: [
      icon('icon-192', 192, 'any'),
      icon('icon-512', 512, 'any'),
      icon('icon-maskable-512', 512, 'maskable'),
    ],
  })
}

/** The generated files by path, for search engines and phones. */
export const siteFiles: Readonly<Record<string, SiteFile>> = {
  '/sitemap.xml': { contentType: 'application/xml', render: renderSitemap },
  '/site.webmanifest': { contentType: 'application/manifest+json', render: renderWebManifest },
}
