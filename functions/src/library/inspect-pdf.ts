import type { DocumentIssue } from '@prangan/contract/schemas/library'
import { objectTexts } from '../media/pdf-objects.ts'

export type PdfInspection = { pages: number | null; findings: DocumentIssue[] }

const stringValue = String.raw`(?:\(\s*[^)\s]|<\s*[\da-fA-F])`

/**
 * Finds a PDF's page count, and if a screen reader can follow it. It reads dictionaries and draws nothing, so it looks for
 * traces: a document with pictures and no font is a scan.
 */
export function inspectPdf(bytes: Buffer): PdfInspection {
  const texts = [...objectTexts(bytes)].filter((text) => text !== undefined)
  const has = (pattern: RegExp): boolean => texts.some((text) => pattern.test(text))
  // An encrypted document's dictionaries are readable, its texts and object streams are not.
  if (has(/\/Encrypt\s+\d+\s+\d+\s+R|\/Encrypt\s*<</))
    return { pages: pagesIn(texts), findings: ['encrypted'] }
  const findings = [
    !(has(/\/Marked\s+true\b/) && has(/\/StructTreeRoot\b/)) && 'untagged',
    !hasTitle(texts) && 'no-title',
    !has(new RegExp(String.raw`\/Lang\s*${stringValue}`)) && 'no-language',
    has(/\/Subtype\s*\/Image\b/) && !has(/\/Type\s*\/Font\b|\/Font\s*<</) && 'scan',
  ] as const
  return { pages: pagesIn(texts), findings: findings.filter((issue) => issue !== false) }
}

function pagesIn(texts: readonly string[]): number | null {
  const nodes = texts.flatMap((text) => dictionariesWith(text, '/Count'))
  const counts = nodes.flatMap((node) =>
    /\/Type\s*\/Pages\b/.test(node) ? Number(/\/Count\s+(\d{1,6})\b/.exec(node)?.[1] ?? 0) : [],
  )
  const pages = texts.reduce((sum, text) => sum + (text.match(/\/Type\s*\/Page\b/g)?.length ?? 0), 0)
  return Math.max(0, ...counts) || pages || null
}

/** A bookmark has a title too, beside its parent. */
function hasTitle(texts: readonly string[]): boolean {
  if (texts.some((text) => /<rdf:li[^>]{0,100}>\s{0,100}[^<\s]/.test(afterTitle(text)))) return true
  const title = new RegExp(String.raw`\/Title\s*${stringValue}`)
  return texts.some((text) =>
    dictionariesWith(text, '/Title').some((one) => title.test(one) && !/\/(Parent|Dest|A)\b/.test(one)),
  )
}

function afterTitle(text: string): string {
  const at = text.indexOf('<dc:title>')
  return at < 0 ? '' : text.slice(at, at + 400)
}

const most = { dictionaries: 500, reach: 4_000 }

function dictionariesWith(text: string, key: string): string[] {
  const found: string[] = []
  for (
    let at = text.indexOf(key);
    at >= 0 && found.length < most.dictionaries;
    at = text.indexOf(key, at + 1)
  ) {
    const before = text.slice(Math.max(0, at - most.reach), at)
    const after = text.slice(at, at + most.reach)
    const end = after.indexOf('>>')
    found.push(before.slice(before.lastIndexOf('<<') + 1) + (end < 0 ? after : after.slice(0, end)))
  }
  return found
}
