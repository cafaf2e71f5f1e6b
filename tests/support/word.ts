import { crc32 } from 'node:zlib'

/** Stores the entries without compression. */
export function zip(entries: Record<string, string | Buffer>): Buffer {
  const files: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [name, text] of Object.entries(entries)) {
    const [path, bytes] = [Buffer.from(name), Buffer.from(text as string)]
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt32LE(crc32(bytes), 10)
    common.writeUInt32LE(bytes.length, 14)
    common.writeUInt32LE(bytes.length, 18)
    common.writeUInt16LE(path.length, 22)
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE(offset, 10)
    files.push(Buffer.from('PK\u0003\u0004'), common, path, bytes)
    directory.push(Buffer.from('PK\u0001\u0002\u0014\u0000'), common, tail, path)
    offset += 4 + common.length + path.length + bytes.length
  }
  const listed = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(Object.keys(entries).length, 4)
  end.writeUInt16LE(Object.keys(entries).length, 6)
  end.writeUInt32LE(listed.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...files, listed, Buffer.from('PK\u0005\u0006'), end])
}

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'

type WordOptions = { type?: string; folder?: string; more?: Record<string, string | Buffer> }

/** Returns a Word document; another content type or folder makes a file that only resembles one. */
export function docx({ type = word, folder = 'word', more = {} }: WordOptions = {}): Buffer {
  return zip({
    '[Content_Types].xml': `<?xml version="1.0"?><Types><Override PartName="/${folder}/document.xml" ContentType="${type}"/></Types>`,
    [`${folder}/document.xml`]: '<w:document/>',
    ...more,
  })
}

/** Returns a compound file with this stream: `WordDocument` is an old Word document, `Workbook` a spreadsheet. */
export function compoundFile(stream = 'WordDocument'): Buffer {
  const signature = Buffer.from('d0cf11e0a1b11ae1', 'hex')
  return Buffer.concat([signature, Buffer.alloc(1016), Buffer.from(stream, 'utf16le'), Buffer.alloc(512)])
}
