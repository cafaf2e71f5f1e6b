import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pathToFileURL } from 'node:url'
import { crc32 } from 'node:zlib'

const longestLine = 72
const name = Buffer.from('META-INF/MANIFEST.MF')

/** A manifest's header, folded: no line is longer than 72 bytes, and a line that goes on begins with a space. */
function foldHeader(header: string): string {
  const folded = [header.slice(0, longestLine)]
  for (let start = longestLine; start < header.length; start += longestLine - 1) {
    folded.push(` ${header.slice(start, start + longestLine - 1)}`)
  }
  return folded.map((line) => `${line}\r\n`).join('')
}

/** The manifest that lets `java -jar` start a class of another archive. */
export function wrapperManifest(mainClass: string, archive: string): string {
  const headers = [
    'Manifest-Version: 1.0',
    `Main-Class: ${mainClass}`,
    `Class-Path: ${pathToFileURL(archive).href}`,
  ]
  return `${headers.map(foldHeader).join('')}\r\n`
}

/** A ZIP archive of one stored file, as APPNOTE 4.3 has it: its local header, its bytes, the directory, the end. */
function zip(content: Buffer): Buffer {
  const common = Buffer.alloc(26)
  common.writeUInt16LE(20, 0) // the version that reads it
  common.writeUInt16LE(0x21, 8) // dated 1 January 1980, so that equal content is an equal file
  common.writeUInt32LE(crc32(content), 10)
  common.writeUInt32LE(content.length, 14)
  common.writeUInt32LE(content.length, 18)
  common.writeUInt16LE(name.length, 22)
  const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), common, name, content])
  const madeBy = Buffer.from([20, 0])
  const directory = Buffer.concat([
    Buffer.from('PK\x01\x02', 'latin1'),
    madeBy,
    common,
    Buffer.alloc(14), // no comment, no attributes, and the local header begins at byte 0
    name,
  ])
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(1, 8)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(local.length, 16)
  return Buffer.concat([local, directory, end])
}

/** Writes a JAR of a manifest alone, which starts `mainClass` of `archive`, where `path` doesn't hold it yet. */
export async function writeWrapperJar(path: string, mainClass: string, archive: string): Promise<void> {
  const jar = zip(Buffer.from(wrapperManifest(mainClass, archive)))
  const present = await readFile(path).catch(() => undefined)
  if (present?.equals(jar)) return
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, jar)
}
