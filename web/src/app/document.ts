import { college } from '@prangan/college/config'
import { escapeHtml } from '@prangan/contract/escape-html'
import { type Language, languages } from '@prangan/contract/languages'
import { inLanguage, locale } from '../messages/language.ts'
import { type Alternate, documentTitle, hreflangsOf, type PageMeta } from './page-module.ts'
import { themeColor } from './site-files.ts'

type DocumentParts = {
  language: Language
  meta: PageMeta
  canonicalPath: string | undefined
  /** The page's paths in all its languages. */
  alternates: readonly Alternate[]
  css: string
  /** The stylesheets in `css`. Vite's chunk loader must find a link to each, or would load it again. */
  inlined: readonly string[]
  /** The inline script that loads all others. */
  loader: string
  /** The root element's markup, rendered by React. */
  markup: string
  hydrationData?: object | undefined
}

export const hydrationDataId = 'hydration-data'

/** Returns data as a JSON block; `<` is escaped, so that no value can close the element. */
function jsonBlock(attributes: string, data: object): string {
  return `<script ${attributes}>${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`
}

function sharing(
  { title, description, sharedPicture = '/share.jpg' }: PageMeta,
  canonicalPath: string,
): string {
  const url = __SITE_URL__ + canonicalPath
  const property = (name: string, value: string) =>
    `<meta property="og:${name}" content="${escapeHtml(value)}">`
  return [
    `<link rel="canonical" href="${escapeHtml(url)}">`,
    property('title', documentTitle(title)),
    property('description', description),
    property('url', url),
    property('image', __SITE_URL__ + sharedPicture),
    property('type', 'website'),
    property('site_name', inLanguage(college.name)),
    property('locale', locale().slice(0, 5).replace('-', '_')),
  ].join('')
}

const otherLanguages = (alternates: readonly Alternate[]): string =>
  hreflangsOf(alternates)
    .map(
      ([hreflang, path]) =>
        `<link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(__SITE_URL__ + path)}">`,
    )
    .join('')

const feeds = ({ feeds = [] }: PageMeta): string =>
  feeds
    .map(
      ({ type, path, title }) =>
        `<link rel="alternate" type="${type}" title="${escapeHtml(title)}" href="${escapeHtml(__SITE_URL__ + path)}">`,
    )
    .join('')

/** Preloads the main picture in its best format. Browsers without that format ignore it. */
function preload({ picture, sizes }: NonNullable<PageMeta['mainPicture']>): string {
  const [format, srcSet] = Object.entries(picture.sources)[0] ?? []
  return format && srcSet
    ? `<link rel="preload" as="image" type="image/${format}" imagesrcset="${escapeHtml(srcSet)}"` +
        ` imagesizes="${escapeHtml(sizes)}" fetchpriority="high">`
    : ''
}

/**
 * Returns the HTML of a page. The loader and the style element are its only inline code; the content policy allows both by hash
 * (docs/decisions/0015-render-every-public-page-on-the-server.md).
 */
export function htmlDocument(parts: DocumentParts, policy: string): string {
  const { language, meta, canonicalPath, alternates, css, inlined, loader, markup, hydrationData } = parts
  return [
    `<!doctype html><html lang="${language}" dir="${languages[language].dir}"><head>`,
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">',
    meta.mainPicture ? preload(meta.mainPicture) : '',
    `<title>${escapeHtml(documentTitle(meta.title))}</title>`,
    `<meta name="description" content="${escapeHtml(meta.description)}">`,
    `<meta name="theme-color" content="${themeColor()}"><link rel="icon" href="/favicon.svg" type="image/svg+xml">`,
    '<link rel="manifest" href="/site.webmanifest"><link rel="apple-touch-icon" href="/icon-180.png">',
    canonicalPath === undefined
      ? ''
      : sharing(meta, canonicalPath) + otherLanguages(alternates) + feeds(meta),
    meta.isUnlisted
      ? '<meta name="robots" content="noindex"><meta name="referrer" content="no-referrer">'
      : '',
    `<style>${css}</style>`,
    ...inlined.map((file) => `<link rel="stylesheet" href="${file}" disabled>`),
    `<script>${loader}</script></head><body>`,
    `<div id="root">${markup}</div>`,
    hydrationData ? jsonBlock(`type="application/json" id="${hydrationDataId}"`, hydrationData) : '',
    meta.structuredData ? jsonBlock('type="application/ld+json"', meta.structuredData) : '',
    '</body></html>',
  ].join('')
}
