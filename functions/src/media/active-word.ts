const describing = /^\[content_types\]\.xml$|\.rels$/

/** The other parts that may hold fields: Word finds the text by a relationship, so it may have any name. */
const texts = /\.xml$/

const mostBytes = { part: 256 * 1024, all: 1024 * 1024, texts: 32 * 1024 * 1024 }

const activeNames = /vbaproject|vbadata|(^|\/)activex\//

const activeTypes = /macroEnabled|vbaProject|vbaData|activeX|oleObject/i

const activeRelationships = /\/(vbaProject|wordVbaData|oleObject|control|aFChunk|subDocument|frame|package)$/i

/** Fields that query another program, or include an external file or picture. */
const activeFields = /\b(?:DATABASE|DDE|DDEAUTO|IMPORT|INCLUDE|INCLUDEPICTURE|INCLUDETEXT|LINK)\b/i

/**
 * Returns true if a Word document (a zip) contains macros, controls or embedded objects, or loads something from the network
 * when opened. A document that cannot be parsed reliably counts as active.
 */
export async function hasActiveWord(bytes: Buffer): Promise<boolean> {
  const parts = await readParts(bytes)
  if (!parts) return true
  return [...parts].some(([name, xml]) => {
    if (name.endsWith('.rels')) return relationshipsOf(xml)?.some((one) => isActive(one, name)) ?? true
    return describing.test(name) ? activeTypes.test(xml) : activeFields.test(fieldsOf(xml))
  })
}

function fieldsOf(xml: string): string {
  const inPieces = [...xml.matchAll(/<(?:[\w.-]{1,40}:)?instrText\b[^<>]*>([^<]*)/g)].map(
    ([, text = '']) => text,
  )
  const whole = [...xml.matchAll(/\binstr\s{0,9}=\s{0,9}(?:"([^"<]*)"|'([^'<]*)')/g)].map(
    ([, one, other]) => one ?? other ?? '',
  )
  return decoded([inPieces.join(''), ...whole].join('\n'))
}

async function readParts(bytes: Buffer): Promise<Map<string, string> | undefined> {
  const { unzipSync } = await import('fflate')
  const names = new Set<string>()
  let left = mostBytes.all
  let leftOfTexts = mostBytes.texts
  let isSound = true
  try {
    const files = unzipSync(bytes, {
      filter: ({ name: written, originalSize }) => {
        const name = plainName(written)
        // With two parts of one name, it is unknown which one Word opens.
        if (names.has(name) || activeNames.test(name)) isSound = false
        names.add(name)
        if (describing.test(name)) {
          left -= originalSize
          if (originalSize > mostBytes.part || left < 0) isSound = false
        } else if (texts.test(name)) {
          leftOfTexts -= originalSize
          if (leftOfTexts < 0) isSound = false
        } else return false
        return isSound
      },
    })
    if (!isSound) return undefined
    const parts = Object.entries(files).map(([name, file]) => [plainName(name), textOf(file)] as const)
    // A document type could define entities, and no Word document has one.
    return parts.some(([, text]) => /<!(DOCTYPE|ENTITY)/i.test(text)) ? undefined : new Map(parts)
  } catch {
    return undefined
  }
}

const plainName = (name: string): string => name.replaceAll('\\', '/').replace(/^\/+/, '').toLowerCase()

function textOf(xml: Uint8Array): string {
  const [first, second] = xml
  const isWide =
    first === 0 || second === 0 || (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)
  if (!isWide) return new TextDecoder().decode(xml)
  return new TextDecoder(first === 0xfe || first === 0 ? 'utf-16be' : 'utf-16le').decode(xml)
}

type Relationship = { type: string; target: string; isExternal: boolean }

/** The bounds and the excluded `<` keep the expression from backtracking. */
const element = /<(?:[\w.-]{1,40}:)?Relationship\s((?:[^"'<>]|"[^"<]*"|'[^'<]*'){0,4096})>/g

function relationshipsOf(xml: string): Relationship[] | undefined {
  const found = [...xml.matchAll(element)]
  if (found.length < (xml.match(/<(?:[\w.-]{1,40}:)?Relationship\b/g) ?? []).length) return undefined
  return found.map(([, attributes = '']) => ({
    type: attribute(attributes, 'Type'),
    target: attribute(attributes, 'Target'),
    isExternal: /external/i.test(attribute(attributes, 'TargetMode')),
  }))
}

function attribute(attributes: string, name: string): string {
  const [, value = ''] =
    new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`)
      .exec(attributes)
      ?.filter((part) => part !== undefined) ?? []
  return decoded(value).trim()
}

const decoded = (text: string): string =>
  text
    .replace(/&#x([\da-f]{1,6});/gi, (_, code: string) => characterOf(Number.parseInt(code, 16)))
    .replace(/&#(\d{1,7});/g, (_, code: string) => characterOf(Number(code)))
    .replaceAll('&amp;', '&')

const characterOf = (code: number): string => (code > 0x10_ff_ff ? '\ufffd' : String.fromCodePoint(code))

function isActive({ type, target, isExternal }: Relationship, name: string): boolean {
  // A chart's data is an embedded workbook.
  const isChart = name.startsWith('word/charts/') && /\/package$/i.test(type)
  if (activeRelationships.test(type) && !isChart) return true
  if (!isExternal || isLocal(target)) return false
  return !(/\/hyperlink$/i.test(type) && /^(https?|mailto|tel):/i.test(target))
}

/**
 * Returns true for a path on the reader's machine, as Word stores for the document's template. `file://server/…`, `\\server\…`
 * and web addresses are not local.
 */
function isLocal(target: string): boolean {
  const path = target
    .replace(/%([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/^file:\/\/\//i, '')
  return (
    !/^([a-z][a-z\d+.-]+:|[\\/]{2})/i.test(path) &&
    !/^file:/i.test(path) &&
    !(target !== path && /^[\\/]/.test(path))
  )
}
