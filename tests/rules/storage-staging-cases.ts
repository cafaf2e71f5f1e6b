import { limits } from '@prangan/contract/limits'

/** Both may stage files of a profile; only an admin may stage a notice's larger file. */
export type Stager = 'teacher' | 'admin'

const { photo, resume, notice } = limits.file
const word = 'application/msword'
const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** The size in bytes up to which each may stage a file of this content type. */
export const sizeLimits: { contentType: string; upTo: Record<Stager, number> }[] = [
  { contentType: 'application/pdf', upTo: { teacher: resume, admin: notice } },
  { contentType: word, upTo: { teacher: resume, admin: resume } },
  { contentType: docx, upTo: { teacher: resume, admin: resume } },
  { contentType: 'image/jpeg', upTo: { teacher: photo, admin: notice } },
  { contentType: 'image/png', upTo: { teacher: photo, admin: notice } },
  { contentType: 'image/webp', upTo: { teacher: photo, admin: notice } },
]

/** `undefined` is an upload without a declared type. */
export const refusedContentTypes: (string | undefined)[] = [
  undefined,
  'application/octet-stream',
  'application/pdfx',
  'x-application/pdf',
  'APPLICATION/PDF',
  'application/pdf; charset=utf-8',
  'application/pdf, image/png',
  'application/zip',
  'application/javascript',
  'application/vnd.ms-excel',
  'application/*',
  'image/*',
  'image/jpg',
  'image/gif',
  'image/svg+xml',
  'image/heic',
  'text/html',
  'text/plain',
  'video/mp4',
]

const longest = `${'a'.repeat(limits.text.fileName - 4)}.pdf`

/** These names are valid by the contract's FileNameSchema. */
export const goodFileNames = [
  'a.pdf',
  'Resume-2026_final.PDF',
  '0.webp',
  'resume.v2.final.docx',
  'a.-',
  'a_b-c.d_e-f',
  '3f2b8c1e-5a77-4a3e-9d1c-7c1f0f5f2a10.pdf',
  longest,
]

export const badFileNames = [
  'resume',
  '.pdf',
  '.htaccess',
  '..',
  '...pdf',
  'a..pdf',
  'a.pdf.',
  'a.b.c.d.e',
  '-a.pdf',
  '_a.pdf',
  '__proto__',
  'my resume.pdf',
  ' a.pdf',
  'a.pdf ',
  'a.pdf\n',
  'a\u0000.pdf',
  'a%2Fb.pdf',
  'a\\b.pdf',
  'a;b.pdf',
  'a?b.pdf',
  'a#b.pdf',
  "a'b.pdf",
  '<b>.pdf',
  '{a}.pdf',
  'a*.pdf',
  'résumé.pdf',
  'जीवनवृत्त.pdf',
  'a\u202Efdp.exe',
  `a${longest}`,
]

export const almostRoles: object[] = [
  {},
  { role: 'student' },
  { role: 'Faculty' },
  { role: 'ADMIN' },
  { role: ' admin' },
  { role: '' },
  { role: null },
  { role: true },
  { role: ['admin', 'faculty'] },
  { role: { admin: true } },
  { roles: 'admin' },
  { admin: true, faculty: true },
]
