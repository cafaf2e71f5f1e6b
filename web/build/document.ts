import { createHash } from 'node:crypto'
import type { HeadStyles } from '../src/app/page-styles.ts'
import type { Target } from './target.ts'

/** What every page of a build has alike. */
export type SiteParts = {
  target: Target
  /** Whether the forms bring App Check's reCAPTCHA with them. */
  hasAppCheck: boolean
  /** The site's public address, without a slash at its end. */
  siteUrl: string
  /** The college's name. */
  name: string
  /** What stands before a page's root: the logo's symbol and the icons. */
  sprite: string
}

type PageParts = {
  title: string
  description: string
  css: string
  /** What the css holds beyond the styles of every page. */
  styles?: HeadStyles
  loader: string
  /** The page's own path; the shell, which stands for many pages, has none and its root is not taken over. */
  path?: string
  /** The root's markup. */
  body: string
  /** What stands behind the root, such as the place for data. */
  after: string
}

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text as it may stand in an element, or in an attribute between double quotes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => entities[letter] ?? letter)
}

/** Where the client may connect: its own origin, and Firebase or the emulators that stand for it. */
const connections: Record<Target, string> = {
  production:
    "'self' https://firestore.googleapis.com https://identitytoolkit.googleapis.com https://securetoken.googleapis.com https://firebasestorage.googleapis.com",
  emulator: "'self' http://127.0.0.1:* ws://127.0.0.1:*",
}

/** What reCAPTCHA needs, from the moment at which somebody sends a form. */
const appCheck = {
  script: ' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/',
  connection: ' https://content-firebaseappcheck.googleapis.com https://www.google.com/recaptcha/',
  frame: ' https://www.google.com/recaptcha/',
} as const

function contentPolicy({ target, hasAppCheck }: SiteParts, css: string, loader: string): string {
  const more = (what: keyof typeof appCheck) => (hasAppCheck ? appCheck[what] : '')
  return [
    "default-src 'self'",
    `script-src 'self' ${hash(loader)}${more('script')}`,
    `style-src 'self' ${hash(css)}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src ${connections[target]}${more('connection')}`,
    // The contact page's map, once a visitor has asked for it. A visitor comes there from any page without a new policy.
    `frame-src https://www.openstreetmap.org${more('frame')}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join(';')
}

/** The page's one address, for search engines, and what others show where it is shared. */
function sharing({ siteUrl, name }: SiteParts, { title, description, path }: PageParts): string {
  if (path === undefined) return ''
  const url = siteUrl + path
  const property = (key: string, value: string) =>
    `<meta property="og:${key}" content="${escapeHtml(value)}">`
  return (
    `<link rel="canonical" href="${url}">` +
    property('title', title) +
    property('description', description) +
    property('url', url) +
    property('image', `${siteUrl}/share.jpg`) +
    property('type', 'website') +
    property('site_name', name)
  )
}

/** The whole HTML of a page. Nothing in it but the loader and the style runs or styles inline, and both are in its policy by hash. */
export function htmlDocument(site: SiteParts, parts: PageParts): string {
  const { title, description, css, styles, loader, path, body, after } = parts
  return (
    `<!doctype html><html lang="en"><head>` +
    `<meta http-equiv="Content-Security-Policy" content="${contentPolicy(site, css, loader)}">` +
    `<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">` +
    `<title>${escapeHtml(title)}</title><meta name="description" content="${escapeHtml(description)}">` +
    `<meta name="theme-color" content="#1f1d52"><link rel="icon" href="/favicon.svg" type="image/svg+xml">` +
    `<link rel="manifest" href="/site.webmanifest"><link rel="apple-touch-icon" href="/icon-180.png">` +
    sharing(site, parts) +
    `<style${styles ? ` data-styles="${styles}"` : ''}>${css}</style><script>${loader}</script></head>` +
    `<body>${site.sprite}<div id="root"${path === undefined ? '' : ' data-prerendered'}>${body}</div>${after}</body></html>`
  )
}
