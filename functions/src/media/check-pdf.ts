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

export type PdfJob = { bytes: Uint8Array; isRemade: boolean }

export type PdfResult =
  | { is: 'passive'; bytes: Uint8Array }
  | { is: 'active' }
  | { is: 'encrypted' }
  | { is: 'broken' }

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

const activeSubtypes = new Set(['3D', 'FileAttachment', 'Movie', 'RichMedia', 'Screen', 'Sound'])

const activeKeys = new Set(['EF', 'EmbeddedFiles', 'JS', 'JavaScript', 'RichMediaContent', 'XFA'])

/** A link without a scheme may be opened as a web address. */
const passiveLink = /^\s*(?:(?:https?|mailto|tel):|(?![a-z][a-z\d+.-]*:|[\\/]{2}))/i

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

const droppedKeys = ['AA', 'LastModified', 'Metadata', 'OPI', 'PieceInfo'].map((key) => PDFName.of(key))

const commentKeys = ['CreationDate', 'M', 'NM', 'T'].map((key) => PDFName.of(key))

/** Reads a PDF, and rewrites it if `isRemade`. Throws if it cannot be read. */
export async function checkPdf({ bytes, isRemade }: PdfJob): Promise<PdfResult> {
  const context = await PDFParser.forBytesWithOptions(bytes, Number.POSITIVE_INFINITY).parseDocument()
  const { Root, Encrypt } = context.trailerInfo
  if (Encrypt) return { is: 'encrypted' }
  for (const [, object] of context.enumerateIndirectObjects()) {
    if (isActive(object)) return { is: 'active' }
    // Another PDF reader may interpret an invalid object.
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
  // A form XObject with `Ref` shows a page of another file.
  if (nameAt('Subtype') === 'Form' && dict.has(PDFName.of('Ref'))) return true
  return nameAt('S') === 'URI' && !passiveLink.test(textOf(dict.lookup(PDFName.of('URI'))))
}

const textOf = (value: PDFObject | undefined): string =>
  value instanceof PDFString || value instanceof PDFHexString ? value.decodeText() : ''

/** Writes only objects that the catalog's kept parts lead to, without metadata, so that the file contains nothing unchecked. */
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
  // A signature names its signer, and is valid only for the original bytes.
  if (dict.lookup(PDFName.of('FT')) === PDFName.of('Sig')) dict.delete(PDFName.of('V'))
}

function isJpeg({ dict }: PDFRawStream): boolean {
  const filter = dict.lookup(PDFName.of('Filter'))
  const only = filter instanceof PDFArray && filter.size() === 1 ? filter.lookup(0) : filter
  return only === PDFName.of('DCTDecode')
}

/** Segments of a JPEG with metadata: EXIF and XMP, IPTC, a comment. */
const photoData = new Set([0xe1, 0xed, 0xfe])

function withoutPhotoData(jpeg: Uint8Array): Uint8Array {
  const parts = [jpeg.subarray(0, 2)]
  let at = 2
  while (jpeg[at] === 0xff) {
    const [, marker = 0, high = 0, low = 0] = jpeg.subarray(at, at + 4)
    const end = at + 2 + high * 256 + low
    // The picture itself begins here, or the bytes are no segment.
    if (marker === 0xda || marker < 0xc0 || end > jpeg.length) break
    if (!photoData.has(marker)) parts.push(jpeg.subarray(at, end))
    at = end
  }
  return new Uint8Array(Buffer.concat([...parts, jpeg.subarray(at)]))
}
