/** The parts of a Word document that list its contents and its references. */
const describing = /^\[content_types\]\.xml$|\.rels$/

/** The most bytes of one such part, and of all together; real ones have some thousand. */
const mostBytes = { part: 256 * 1024, all: 1024 * 1024 }

/** Names of parts with macros or controls. */
const activeNames = /vbaproject|vbadata|(^|\/)activex\//

/** Content types of such parts in `[Content_Types].xml`. */
const activeTypes = /macroEnabled|vbaProject|vbaData|activeX|oleObject/i

/** Relationships to executable parts, and to included files of other types, wherever they are. */
const activeRelationships = /\/(vbaProject|wordVbaData|oleObject|control|aFChunk|subDocument|frame|package)$/i

/**
 * Returns whether a Word document (a zip) contains macros, controls or embedded objects, or loads something from the
 * network when opened. A document that cannot be parsed reliably counts as such.
 */
export async function hasActiveWord(bytes: Buffer): Promise<boolean> {
  const parts = await readDescribing(bytes)
  if (!parts) return true
  return [...parts].some(([name, xml]) =>
    name.endsWith('.rels')
      ? (relationshipsOf(xml)?.some((one) => isActive(one, name)) ?? true)
      : activeTypes.test(xml),
  )
}

/** The describing parts as text, by lower-case name; undefined if the zip is invalid. */
async function readDescribing(bytes: Buffer): Promise<Map<string, string> | undefined> {
  const { unzipSync } = await import('fflate')
  const names = new Set<string>()
  let left = mostBytes.all
  let isSound = true
  try {
    const files = unzipSync(bytes, {
      filter: ({ name: written, originalSize }) => {
        const name = plainName(written)
        // With two parts of one name, it is unknown which one Word opens.
        if (names.has(name) || activeNames.test(name)) isSound = false
        names.add(name)
        if (!isSound || !describing.test(name)) return false
        left -= originalSize
        if (originalSize > mostBytes.part || left < 0) isSound = false
        return isSound
      },
    })
    if (!isSound) return undefined
    const texts = Object.entries(files).map(([name, file]) => [plainName(name), textOf(file)] as const)
    // A document type could define entities, and no Word document has one.
    return texts.some(([, text]) => /<!(DOCTYPE|ENTITY)/i.test(text)) ? undefined : new Map(texts)
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

/** An element with any prefix and attributes of bounded length, which hold no `<`: so it is read once. */
const element = /<(?:[\w.-]{1,40}:)?Relationship\s((?:[^"'<>]|"[^"<]*"|'[^'<]*'){0,4096})>/g

/** The relationships of a part; undefined if one of them cannot be parsed. */
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
  return value
    .replace(/&#x([\da-f]+);/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll('&amp;', '&')
    .trim()
}

function isActive({ type, target, isExternal }: Relationship, name: string): boolean {
  // A chart's data is an embedded workbook.
  const isChart = name.startsWith('word/charts/') && /\/package$/i.test(type)
  if (activeRelationships.test(type) && !isChart) return true
  if (!isExternal || isLocal(target)) return false
  return !(/\/hyperlink$/i.test(type) && /^(https?|mailto|tel):/i.test(target))
}

/**
 * Returns whether a path stays on the reader's machine: Word stores there where the document's template was.
 * `file://server/…`, `\\server\…` and web addresses do not.
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
