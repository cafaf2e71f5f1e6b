import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFHeader,
  PDFHexString,
  PDFInvalidObject,
  PDFName,
  type PDFObject,
  PDFParser,
  PDFRawStream,
  PDFRef,
  PDFStream,
  PDFStreamWriter,
  PDFString,
} from '@cantoo/pdf-lib'

/** The job: the bytes, and whether the PDF is to be written again, without metadata. */
export type PdfJob = { bytes: Uint8Array; isRemade: boolean }

/** What a PDF is; a passive one comes with its bytes, as they were or written again. */
export type PdfResult =
  | { is: 'passive'; bytes: Uint8Array }
  | { is: 'active' }
  | { is: 'encrypted' }
  | { is: 'broken' }

/** Actions that run something, or send, fetch or open something of elsewhere. */
const activeActions = new Set([
  'GoTo3DView',
  'GoToE',
  'GoToR',
  'ImportData',
  'JavaScript',
  'Launch',
  'Movie',
  'Rendition',
  'RichMediaExecute',
  'Sound',
  'SubmitForm',
])

/** Annotations that play or contain something. */
const activeSubtypes = new Set(['3D', 'FileAttachment', 'Movie', 'RichMedia', 'Screen', 'Sound'])

/** Keys of scripts, files inside, other forms of forms, and pages of other files. */
const activeKeys = new Set(['EF', 'EmbeddedFiles', 'JS', 'JavaScript', 'RichMediaContent', 'XFA'])

/** What a link may lead to; one without a scheme is a reader's guess at the web. */
const passiveLink = /^\s*(?:(?:https?|mailto|tel):|(?![a-z][a-z\d+.-]*:|[\\/]{2}))/i

/** What a document keeps when it is written again: pages, what reads them aloud, bookmarks, fields, layers. */
const keptInCatalog = new Set([
  'AcroForm',
  'Dests',
  'Lang',
  'MarkInfo',
  'Names',
  'OCProperties',
  'Outlines',
  'OutputIntents',
  'PageLabels',
  'PageLayout',
  'PageMode',
  'Pages',
  'StructTreeRoot',
  'Type',
  'Version',
  'ViewerPreferences',
])

/** Metadata, other programs' data, and names of files; actions of events, which passive ones do not need. */
const droppedKeys = ['AA', 'LastModified', 'Metadata', 'OPI', 'PieceInfo'].map((key) => PDFName.of(key))

/** Who wrote a comment, and when. */
const commentKeys = ['CreationDate', 'M', 'NM', 'T'].map((key) => PDFName.of(key))

/** Reads a PDF, and writes it again where it is to be. Throws for one that cannot be read. */
export async function checkPdf({ bytes, isRemade }: PdfJob): Promise<PdfResult> {
  const context = await PDFParser.forBytesWithOptions(bytes, Number.POSITIVE_INFINITY).parseDocument()
  const { Root, Encrypt } = context.trailerInfo
  if (Encrypt) return { is: 'encrypted' }
  for (const [, object] of context.enumerateIndirectObjects()) {
    if (isActive(object)) return { is: 'active' }
    // Another reader may make something of it.
    if (object instanceof PDFInvalidObject) return { is: 'broken' }
  }
  const catalog = context.lookup(Root)
  if (!(catalog instanceof PDFDict) || !(catalog.lookup(PDFName.of('Pages')) instanceof PDFDict)) {
    return { is: 'broken' }
  }
  if (!isRemade) return { is: 'passive', bytes }
  if (!(Root instanceof PDFRef)) return { is: 'broken' }
  return { is: 'passive', bytes: await remake(context, Root, catalog) }
}

/** An object with all that it holds directly. */
function* within(object: PDFObject): Generator<PDFObject> {
  const waiting: PDFObject[] = [object]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    yield next
    if (next instanceof PDFStream) waiting.push(next.dict)
    else if (next instanceof PDFDict) waiting.push(...next.values())
    else if (next instanceof PDFArray) waiting.push(...next.asArray())
  }
}

function isActive(object: PDFObject): boolean {
  for (const part of within(object)) {
    if (part instanceof PDFStream && part.dict.has(PDFName.of('F'))) return true
    if (part instanceof PDFDict && isActiveDict(part)) return true
  }
  return false
}

function isActiveDict(dict: PDFDict): boolean {
  const nameAt = (key: string): string => {
    const value = dict.lookup(PDFName.of(key))
    return value instanceof PDFName ? value.decodeText() : ''
  }
  if (dict.keys().some((key) => activeKeys.has(key.decodeText()))) return true
  if (activeActions.has(nameAt('S')) || activeSubtypes.has(nameAt('Subtype'))) return true
  if (nameAt('Type') === 'EmbeddedFile') return true
  // A form that is a page of another file.
  if (nameAt('Subtype') === 'Form' && dict.has(PDFName.of('Ref'))) return true
  return nameAt('S') === 'URI' && !passiveLink.test(textOf(dict.lookup(PDFName.of('URI'))))
}

const textOf = (value: PDFObject | undefined): string =>
  value instanceof PDFString || value instanceof PDFHexString ? value.decodeText() : ''

/** Writes what the catalog's kept parts lead to, without metadata: so readers find what was checked, and nothing else. */
async function remake(context: PDFContext, root: PDFRef, catalog: PDFDict): Promise<Uint8Array> {
  for (const key of catalog.keys()) if (!keptInCatalog.has(key.decodeText())) catalog.delete(key)
  const names = catalog.lookup(PDFName.of('Names'))
  if (names instanceof PDFDict) {
    for (const key of names.keys()) if (key.decodeText() !== 'Dests') names.delete(key)
  }
  const reached = new Set([root])
  for (const ref of reached) {
    const object = context.lookup(ref)
    if (!object) continue
    for (const part of within(object)) {
      if (part instanceof PDFDict) dropMetadata(part)
      if (part instanceof PDFRef) reached.add(part)
    }
    if (object instanceof PDFRawStream && isJpeg(object)) {
      context.assign(ref, PDFRawStream.of(object.dict, withoutPhotoData(object.contents)))
    }
  }
  for (const [ref] of context.enumerateIndirectObjects()) if (!reached.has(ref)) context.delete(ref)
  context.trailerInfo = { Root: root }
  context.header = PDFHeader.forVersion(1, 7)
  return PDFStreamWriter.forContext(context, Number.POSITIVE_INFINITY).serializeToBuffer()
}

function dropMetadata(dict: PDFDict): void {
  for (const key of droppedKeys) dict.delete(key)
  const isField = dict.has(PDFName.of('FT')) || dict.lookup(PDFName.of('Subtype')) === PDFName.of('Widget')
  if (dict.has(PDFName.of('Rect')) && !isField) for (const key of commentKeys) dict.delete(key)
  // A signature names its signer, and holds for the bytes before.
  if (dict.lookup(PDFName.of('FT')) === PDFName.of('Sig')) dict.delete(PDFName.of('V'))
}

function isJpeg({ dict }: PDFRawStream): boolean {
  const filter = dict.lookup(PDFName.of('Filter'))
  const only = filter instanceof PDFArray && filter.size() === 1 ? filter.lookup(0) : filter
  return only === PDFName.of('DCTDecode')
}

/** Segments of a JPEG that say more than the picture: EXIF and XMP, IPTC, a comment. */
const photoData = new Set([0xe1, 0xed, 0xfe])

/** A JPEG without camera, place and other data. */
function withoutPhotoData(jpeg: Uint8Array): Uint8Array {
  const parts = [jpeg.subarray(0, 2)]
  let at = 2
  while (jpeg[at] === 0xff) {
    const [, marker = 0, high = 0, low = 0] = jpeg.subarray(at, at + 4)
    const end = at + 2 + high * 256 + low
    // The picture itself begins, or what follows is no segment.
    if (marker === 0xda || marker < 0xc0 || end > jpeg.length) break
    if (!photoData.has(marker)) parts.push(jpeg.subarray(at, end))
    at = end
  }
  return new Uint8Array(Buffer.concat([...parts, jpeg.subarray(at)]))
}
