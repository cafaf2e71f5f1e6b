import { createHash } from 'node:crypto'
import type { Target } from './target.ts'

type PageParts = {
  title: string
  description: string
  css: string
  loader: string
  /** What stands before the page's root: the logo's symbol. */
  sprite: string
  /** The root's markup. */
  body: string
  /** What stands behind the root, such as the place for data. */
  after: string
}

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Where the client may connect: its own origin, and Firebase or the emulators that stand for it. */
const connections: Record<Target, string> = {
  production:
    "'self' https://firestore.googleapis.com https://identitytoolkit.googleapis.com https://securetoken.googleapis.com https://firebasestorage.googleapis.com",
  emulator: "'self' http://127.0.0.1:* ws://127.0.0.1:*",
}

function contentPolicy(target: Target, css: string, loader: string): string {
  return [
    "default-src 'self'",
    `script-src 'self' ${hash(loader)}`,
    `style-src 'self' ${hash(css)}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src ${connections[target]}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join(';')
}

/** The whole HTML of a page. Nothing in it but the loader and the style is inline, and both are in its policy by hash. */
export function htmlDocument(target: Target, parts: PageParts): string {
  const { title, description, css, loader, sprite, body, after } = parts
  return (
    `<!doctype html><html lang="en"><head>` +
    `<meta http-equiv="Content-Security-Policy" content="${contentPolicy(target, css, loader)}">` +
    `<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">` +
    `<title>${title}</title><meta name="description" content="${description}">` +
    `<meta name="theme-color" content="#1f1d52"><link rel="icon" href="/favicon.svg" type="image/svg+xml">` +
    `<style>${css}</style><script>${loader}</script></head>` +
    `<body>${sprite}<div id="root">${body}</div>${after}</body></html>`
  )
}
