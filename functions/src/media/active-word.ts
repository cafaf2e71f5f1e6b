/** The parts of a Word document that say what it consists of, and what it refers to. */
const describing = /^\[content_types\]\.xml$|\.rels$/

/** Bytes that one such part may have, and all of them together; a real one has some thousand. */
const mostBytes = { part: 256 * 1024, all: 1024 * 1024 }

/** Parts that hold macros or controls, by their names. */
const activeNames = /vbaproject|vbadata|(^|\/)activex\//

/** The same by their types in `[Content_Types].xml`. */
const activeTypes = /macroEnabled|vbaProject|vbaData|activeX|oleObject/i

/** Relationships to what is run, or taken in from a file of another kind, wherever that lies. */
const activeRelationships = /\/(vbaProject|wordVbaData|oleObject|control|aFChunk|subDocument|frame|package)$/i

/**
 * Whether a Word document (a zip) holds macros, controls or objects of other programs, or takes something from the
 * network when it is opened. One that cannot be read for sure counts as such.
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

/** The describing parts as text, by their names in small letters; undefined where the zip is not as it should be. */
async function readDescribing(bytes: Buffer): Promise<Map<string, string> | undefined> {
  const { unzipSync } = await import('fflate')
  const names = new Set<string>()
  let left = mostBytes.all
  let isSound = true
  try {
    const files = unzipSync(bytes, {
      filter: ({ name: written, originalSize }) => {
        const name = plainName(written)
        // Two parts of one name: which one Word takes nobody knows.
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
    // A document type could give names to texts, and no Word document has one.
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

/** An element of any prefix, with attributes that are of a length to be read. */
const element = /<(?:[\w.-]{1,40}:)?Relationship\s((?:[^"'>]|"[^"]*"|'[^']*'){0,4096})>/g

/** The relationships of a part; undefined where one of them cannot be read. */
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
  // A chart's own figures are a workbook inside.
  const isChart = name.startsWith('word/charts/') && /\/package$/i.test(type)
  if (activeRelationships.test(type) && !isChart) return true
  if (!isExternal || isLocal(target)) return false
  return !(/\/hyperlink$/i.test(type) && /^(https?|mailto|tel):/i.test(target))
}

/**
 * Whether a path stays on the reader's own machine: Word keeps there where the template lay that a document was begun
 * with. `file://server/…`, `\\server\…` and addresses of the web do not.
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
