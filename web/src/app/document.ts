import { college } from '@prangan/contract/college.config'
import { documentTitle, type PageMeta } from './page-module.ts'

/** A page as it goes into the document. */
type DocumentParts = {
  meta: PageMeta
  /** The page's main address; undefined where search engines should not list it. */
  canonicalPath: string | undefined
  css: string
  /** The inline script that loads all others. */
  loader: string
  /** The root's markup, from React. */
  markup: string
  /** What the browser's router goes on from; none for a page that the browser alone renders. */
  hydrationData?: object | undefined
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text as it may stand in an element, or in an attribute between double quotes. */
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (letter) => entities[letter] ?? letter)

/** The id of the block of data from which the browser's router goes on. */
export const hydrationDataId = 'hydration-data'

/** Data as a block of JSON that nothing in it can end. */
function jsonBlock(attributes: string, data: object): string {
  return `<script ${attributes}>${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`
}

/** The page's one address, for search engines, and what others show where it is shared. */
function sharing({ title, description }: PageMeta, canonicalPath: string): string {
  const url = __SITE_URL__ + canonicalPath
  const property = (name: string, value: string) =>
    `<meta property="og:${name}" content="${escapeHtml(value)}">`
  return [
    `<link rel="canonical" href="${escapeHtml(url)}">`,
    property('title', documentTitle(title)),
    property('description', description),
    property('url', url),
    property('image', `${__SITE_URL__}/share.jpg`),
    property('type', 'website'),
    property('site_name', college.name.en),
  ].join('')
}

/**
 * The whole HTML of a page. Nothing in it runs or styles inline but the loader and the style, and its content policy
 * names both by their hashes (docs/decisions/0006-policy-in-the-page.md).
 */
export function htmlDocument(parts: DocumentParts, policy: string): string {
  const { meta, canonicalPath, css, loader, markup, hydrationData } = parts
  return [
    '<!doctype html><html lang="en"><head>',
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escapeHtml(documentTitle(meta.title))}</title>`,
    `<meta name="description" content="${escapeHtml(meta.description)}">`,
    '<meta name="theme-color" content="#1f1d52"><link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="manifest" href="/site.webmanifest"><link rel="apple-touch-icon" href="/icon-180.png">',
    canonicalPath === undefined ? '' : sharing(meta, canonicalPath),
    `<style>${css}</style><script>${loader}</script></head><body>`,
    `<div id="root">${markup}</div>`,
    hydrationData ? jsonBlock(`type="application/json" id="${hydrationDataId}"`, hydrationData) : '',
    meta.structuredData ? jsonBlock('type="application/ld+json"', meta.structuredData) : '',
    '</body></html>',
  ].join('')
}
