import { pipeline } from 'node:stream/promises'
import { fileKinds, mediaTypesOf, shownKinds } from '@prangan/contract/file-kinds'
import type { Request, Response } from 'express'
import type { FileReply } from '../files/read-object.ts'

const shownInline = mediaTypesOf(shownKinds)
const loadsNothing = "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'"

/**
 * Sends a stored file: 200, 206 for one range, 304 if the client has it, 416 for an invalid range. An uploaded file shares the
 * site's origin with signed-in people, so it is sandboxed and may load nothing. A PDF that is shown is not sandboxed, because
 * WebKit's viewer would stay blank (docs/decisions/0014-serve-files-through-functions.md).
 */
export async function replyFile(request: Request, response: Response, file: FileReply): Promise<void> {
  const inline = file.isPage ?? (!file.isDownload && shownInline.includes(file.contentType))
  const isShownPdf = inline && file.contentType === fileKinds.pdf.mediaType
  // Browsers do not open a sandboxed page that also asks for its own browsing context group, and the sandbox is stronger.
  response.removeHeader('Cross-Origin-Opener-Policy')
  response.set({
    'Content-Type': file.contentType,
    'Content-Disposition': `${inline ? 'inline' : 'attachment'}; filename="${file.name}"`,
    'Cache-Control': cacheControl(file),
    'Content-Security-Policy': isShownPdf ? loadsNothing : `sandbox; ${loadsNothing}`,
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Accept-Ranges': 'bytes',
    ETag: file.etag,
  })
  if (request.fresh) {
    response.status(304).end()
    return
  }
  const range = requestedRange(request, file)
  if (range === 'impossible') {
    response.status(416).set('Content-Range', `bytes */${file.size}`).end()
    return
  }
  response.set('Content-Length', String(range ? range.end - range.start + 1 : file.size))
  if (range) response.status(206).set('Content-Range', `bytes ${range.start}-${range.end}/${file.size}`)
  if (request.method === 'HEAD') response.end()
  else await pipeline(file.read(range), response)
}

/** A day in a browser, a year if the file never changes; an hour in the CDN, so that a deleted file does not outlive its notice for long. */
function cacheControl({ cacheSeconds = Number.POSITIVE_INFINITY, isImmutable }: FileReply): string {
  if (isImmutable) return 'public, max-age=31536000, s-maxage=3600, immutable'
  if (cacheSeconds <= 0) return 'private, no-store'
  return `public, max-age=${Math.min(86_400, cacheSeconds)}, s-maxage=${Math.min(3_600, cacheSeconds)}`
}

function requestedRange(
  request: Request,
  file: FileReply,
): { start: number; end: number } | 'impossible' | undefined {
  const header = request.get('range')
  const condition = request.get('if-range')
  if (!header || (condition && condition !== file.etag)) return undefined
  const ranges = request.range(file.size)
  if (ranges === -1) return 'impossible'
  if (!ranges || ranges === -2 || ranges.type !== 'bytes' || ranges.length !== 1) return undefined
  return ranges[0]
}
