import { fileKinds } from '@prangan/contract/file-kinds'
import { schoolLeaving } from '@prangan/contract/states/profile'
import { startDocument } from '@prangan/emulators/demo/letterhead.ts'
import { lookFrom } from '@prangan/emulators/demo/portrait/look.ts'
import { makePortrait } from '@prangan/emulators/demo/portrait/portrait.ts'
import { stableName } from '@prangan/emulators/demo/stable-name.ts'
import { addText, finishPdf } from '@prangan/functions/media/tagged-pdf'
import { documentsOf } from '../contract/requirements.ts'
import type { DocumentRule } from '../contract/schemas/admission-sessions.ts'
import type { AdmissionDocument } from '../contract/schemas/application.ts'
import type { ApplicationFile } from '../contract/schemas/full-application.ts'
import { programmeOf, type StoredSession } from '../functions/sessions/session-store.ts'

/** Applications share copies of a few files, since making one for each would take too long. */
type MadeUp = { bytes: Buffer; kind: 'jpeg' | 'pdf' }

export type MadeUpFiles = Record<DocumentRule['kind'] | 'marksheet', readonly MadeUp[]>

async function jpegOf(drawing: string | Buffer, width: number): Promise<MadeUp> {
  const { default: sharp } = await import('sharp')
  const bytes = await sharp(Buffer.from(drawing)).resize({ width }).jpeg({ quality: 70 }).toBuffer()
  return { bytes, kind: 'jpeg' }
}

const svg = (width: number, height: number, inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="#fdfcf7"/>${inside}</svg>`

const signature = (seed: number): string =>
  svg(
    480,
    160,
    `<path d="M30 110C70 ${20 + seed * 9} 95 150 130 90S190 ${30 + seed * 5} 215 95S300 ${120 - seed * 8} 330 85S400 130 450 60" fill="none" stroke="#27306b" stroke-width="4"/>`,
  )

function page(head: string): string {
  const lines = Array.from(
    { length: 20 },
    (_, line) =>
      `<rect x="70" y="${230 + line * 36}" width="${320 + ((line * 97) % 150)}" height="9" fill="#9ca3af"/>`,
  )
  return svg(
    640,
    1000,
    `<text x="70" y="150" font-size="30" font-family="serif" fill="#374151">${head}</text>${lines.join('')}`,
  )
}

/** Boards issue marksheets as PDFs; the others are photographed. */
async function marksheetPdf(): Promise<MadeUp> {
  const draft = await startDocument('Marksheet', 'en-IN', new Date('2026-06-10T10:00:00+05:30'))
  const { document, root } = draft
  document.font('bold').fontSize(18)
  addText(document, root, { type: 'H1', text: `${schoolLeaving.en} Examination 2026: Marksheet` })
  document.font('regular').fontSize(11)
  for (const subject of ['Hindi', 'English', 'First subject', 'Second subject', 'Third subject']) {
    addText(document, root, { type: 'P', text: `${subject}: marks as in the application` })
  }
  return { bytes: await finishPdf(document), kind: 'pdf' }
}

export async function makeFiles(): Promise<MadeUpFiles> {
  const figures = ['woman', 'woman', 'man', 'man'] as const
  const [photo, signatures, pages, marksheets] = await Promise.all([
    Promise.all(
      figures.map(async (figure, at) => jpegOf(await makePortrait(lookFrom(at + 3, figure, 'young')), 360)),
    ),
    Promise.all([0, 4].map((seed) => jpegOf(signature(seed), 360))),
    Promise.all(['Certificate', 'Affidavit'].map((head) => jpegOf(page(head), 640))),
    Promise.all([jpegOf(page('Marksheet'), 640), marksheetPdf()]),
  ])
  return { photo, signature: signatures, page: pages, marksheet: marksheets }
}

function fileOf(
  { key, kind }: DocumentRule,
  { gender, mobile }: Pick<AdmissionDocument, 'gender' | 'mobile'>,
  files: MadeUpFiles,
): MadeUp {
  const isMarksheet = key.startsWith('marksheet')
  // The marksheet of class 10 is always photographed.
  const all = key === 'marksheet-x' ? files.marksheet.slice(0, 1) : files[isMarksheet ? 'marksheet' : kind]
  const turn = Number(mobile.slice(-2))
  const half = all.length / 2
  // Women's faces come first.
  const at = kind === 'photo' ? (gender === 'male' ? half : 0) + (turn % half) : turn % all.length
  const file = all[at]
  if (!file) throw new Error(`There is no made-up file for ${key}.`)
  return file
}

export type DemoDocument = { slot: string; named: ApplicationFile; bytes: Buffer }

export function documentsFor(
  session: StoredSession,
  [id, application]: readonly [string, AdmissionDocument],
  files: MadeUpFiles,
): DemoDocument[] {
  const { details, category, programme, fee } = application
  if (!details) return []
  const asked = documentsOf(session, programmeOf(session, programme), { category, ...details })
  const proofs = session.documents.filter(({ neededFor }) => fee && neededFor.who === 'fee')
  return [...asked, ...proofs].map((rule) => {
    const { bytes, kind } = fileOf(rule, application, files)
    const { extension, mediaType } = fileKinds[kind]
    const file = `${stableName(`document ${id} ${rule.key}`)}.${extension}`
    const at = rule.neededFor.who === 'fee' ? (fee?.reportedAt ?? details.submittedAt) : details.submittedAt
    const named = { name: `${rule.key}.${extension}`, file, size: bytes.length, contentType: mediaType, at }
    return { slot: rule.key, named, bytes }
  })
}
