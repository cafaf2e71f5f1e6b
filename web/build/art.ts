import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import sharp from 'sharp'
import type { Plugin } from 'vite'
import type { PictureData } from '../src/ui/picture.tsx'
import { pageSprite } from './sprite.ts'

const artFolder = new URL('../art/', import.meta.url)
const cacheFolder = new URL('../../node_modules/.cache/prangan-art/', import.meta.url)

/** Widths of a picture's renderings: phones at 1x, 2x and 3x, then desktops. */
const widths = [480, 768, 1152, 1600] as const
const formats = {
  avif: { quality: 50, effort: 4 },
  webp: { quality: 72 },
} as const
type Format = keyof typeof formats

type Rendering = { format: Format; width: number; fileName: string; bytes: Buffer }

/** What a rendering's name says of its contents: alike for all of a picture, so that a page's list of them packs well. */
const hashOf = (svg: Buffer) =>
  createHash('sha256')
    .update(svg)
    .update(JSON.stringify([widths, formats]))
    .digest('base64url')
    .slice(0, 8)

async function render(svg: Buffer, name: string, format: Format, width: number): Promise<Rendering> {
  const hash = hashOf(svg)
  const fileName = `${name}-${width}-${hash}.${format}`
  const cached = new URL(fileName, cacheFolder)
  const kept = await readFile(cached).catch(() => null)
  if (kept) return { format, width, fileName, bytes: kept }
  const image = sharp(svg).resize(width)
  const bytes = await (format === 'avif' ? image.avif(formats.avif) : image.webp(formats.webp)).toBuffer()
  await mkdir(cacheFolder, { recursive: true })
  await writeFile(cached, bytes)
  return { format, width, fileName, bytes }
}

async function renderPicture(name: string): Promise<{ picture: PictureData; renderings: Rendering[] }> {
  const svg = await readFile(new URL(`${name}.svg`, artFolder))
  const { width, height } = await sharp(svg).metadata()
  const names = Object.keys(formats) as Format[]
  const renderings = await Promise.all(
    names.flatMap((format) => widths.map((each) => render(svg, name, format, each))),
  )
  const srcSet = (format: Format) =>
    renderings
      .filter((each) => each.format === format)
      .map((each) => `/assets/${each.fileName} ${each.width}w`)
      .join(', ')
  const fallback = renderings.find((each) => each.format === 'webp' && each.width === 1152)
  const picture: PictureData = {
    width,
    height,
    src: `/assets/${fallback?.fileName}`,
    sources: names.map((format) => ({ type: `image/${format}`, srcSet: srcSet(format) })),
  }
  return { picture, renderings }
}

const prefix = '\0virtual:art/'

/**
 * Renders the drawings of `web/art` for browsers: `virtual:art/<name>` is the drawing in AVIF and WebP at several
 * widths, emitted by the client build and served by the dev server. Renderings are cached, for AVIF takes seconds.
 */
export function art(): Plugin {
  let emits = false
  return {
    name: 'prangan-art',
    configResolved(config) {
      emits = config.command === 'build' && !config.build.ssr
    },
    resolveId: { filter: { id: /^virtual:art\// }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:art\// },
      async handler(id) {
        const { picture, renderings } = await renderPicture(id.slice(prefix.length))
        for (const { fileName, bytes } of emits ? renderings : []) {
          this.emitFile({ type: 'asset', fileName: `assets/${fileName}`, source: bytes })
        }
        return `export default ${JSON.stringify(picture)}`
      },
    },
    async transformIndexHtml(html) {
      return html.replace('<div id="root">', `${await pageSprite()}<div id="root">`)
    },
    configureServer(server) {
      server.middlewares.use('/assets', (request, response, next) => {
        const name = basename(request.url ?? '')
        readFile(new URL(name, cacheFolder)).then(
          (bytes) => {
            response.setHeader('Content-Type', name.endsWith('avif') ? 'image/avif' : 'image/webp')
            response.end(bytes)
          },
          () => next(),
        )
      })
    },
  }
}
