import { randomBytes } from 'node:crypto'
import { brotliCompressSync } from 'node:zlib'

/**
 * Returns a handwritten page with a heading, text and the picture. It has as many bytes as the page it is compared with, so no
 * page of that size can be painted earlier.
 */
export function floorPage(bytes: number, picture: string | undefined): string {
  const page = (padding: string) =>
    '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width,initial-scale=1"><title>The floor</title>' +
    '<style>body{font:16px/1.5 sans-serif;margin:0}img{width:100%;height:auto;display:block}p,h1{margin:16px}</style>' +
    `</head><body>${picture ?? ''}<h1>A college</h1>` +
    `<p>${'Admission is open for the session, and the counter takes forms on every working day. '.repeat(3)}</p>` +
    `<!--${padding}--></body></html>`
  const lacking = bytes - brotliCompressSync(page('')).length
  // A base64 character holds six bits, so compression leaves six bits of it.
  return page(randomBytes(Math.max(0, lacking)).toString('base64'))
}

export function mainPicture(html: string): string | undefined {
  const pictures = html.match(/<picture.*?<\/picture>/gs) ?? []
  return pictures.find((picture) => /fetchpriority="high"/i.test(picture))?.replace(/ class="[^"]*"/g, '')
}
