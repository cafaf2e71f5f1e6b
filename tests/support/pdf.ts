import { passiveContent } from '../../functions/src/media/active-content.ts'

/** Returns a PDF as it is stored after being rewritten. */
export async function remadePdf(bytes: Uint8Array): Promise<Buffer> {
  return passiveContent('pdf', Buffer.from(bytes), { maxBytes: bytes.length, kinds: ['pdf'], isRemade: true })
}

/** Returns a valid PDF of one empty page, at least `bytes` long, mostly the page's content. */
export function smallPdf(name = 'Exam Form.pdf', bytes = 0): File {
  const content = ' '.repeat(Math.max(0, bytes - 400))
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R>>',
    `<</Length ${content.length}>>stream\n${content}\nendstream`,
  ]
  let text = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = text.length
    text += `${index + 1} 0 obj${object}endobj\n`
    return String(offset).padStart(10, '0')
  })
  const table = offsets.map((offset) => `${offset} 00000 n \n`).join('')
  const tail = `xref\n0 5\n0000000000 65535 f \n${table}trailer<</Size 5/Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF\n`
  return new File([text, tail.padEnd(bytes - text.length, '\n')], name, { type: 'application/pdf' })
}
