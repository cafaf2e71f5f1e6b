import { deflateRawSync } from 'node:zlib'
import fc from 'fast-check'
import { jpeg } from '../alumni.ts'
import { smallPdf } from '../pdf.ts'
import { compoundFile, docx } from '../word.ts'

const ascii = (text: string) => Buffer.from(text, 'latin1')

/** The header of a PNG claims this many pixels each way, without any pixels. */
function headOfPng(side: number): Buffer {
  const head = Buffer.from(
    '89504e470d0a1a0a0000000d49484452000000000000000008060000000000000049444154',
    'hex',
  )
  head.writeUInt32BE(side, 16)
  head.writeUInt32BE(side, 20)
  return head
}

/** Returns a zip whose entry inflates to a thousand times its size: two kilobytes to two megabytes. */
function smallBomb(): Buffer {
  const packed = deflateRawSync(Buffer.alloc(2 ** 21))
  const head = Buffer.alloc(30)
  head.write('PK\u0003\u0004', 0, 'latin1')
  head.writeUInt16LE(8, 8)
  head.writeUInt32LE(packed.length, 18)
  head.writeUInt32LE(2 ** 21, 22)
  head.writeUInt16LE(19, 26)
  return Buffer.concat([head, ascii('[Content_Types].xml'), packed])
}

/** The first files are valid. */
export const wholeFiles = 4

/** Creates each file once, because the property tests use them many hundred times. */
export async function makeFiles(): Promise<readonly Buffer[]> {
  const photo = await jpeg()
  const pdf = Buffer.from(await smallPdf().arrayBuffer())
  const html = ascii('<!doctype html><script>alert(document.domain)</script>')
  return [
    photo,
    pdf,
    docx(),
    compoundFile(),
    Buffer.alloc(0),
    Buffer.alloc(1),
    Buffer.alloc(5_000, 0xff),
    html,
    ascii('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>'),
    ascii('<?xml version="1.0"?><!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><svg>&e;</svg>'),
    ascii('GIF89a/*\u0000\u0000*/=1;alert(1)//'),
    ascii('MZ\u0090\u0000\u0003'),
    ascii('%PDF-'),
    ascii(`%PDF-1.7\n${'<<'.repeat(2_000)}`),
    ascii('RIFF\u00ff\u00ff\u00ff\u007fWEBPVP8 '),
    ascii('RIFF\u0004\u0000\u0000\u0000WEBP'),
    ascii('PK\u0003\u0004'),
    smallBomb(),
    headOfPng(60_000),
    headOfPng(0),
    // Truncated, in the header and in the picture.
    photo.subarray(0, 20),
    photo.subarray(0, photo.length >> 1),
    pdf.subarray(0, pdf.length >> 1),
    docx().subarray(0, 60),
    // Two file types in one.
    Buffer.concat([photo, html]),
    Buffer.concat([photo, pdf]),
    Buffer.concat([pdf, html]),
    Buffer.concat([headOfPng(1), pdf]),
    Buffer.concat([html, photo]),
    Buffer.concat([photo, smallBomb()]),
  ]
}

/** File names, also invalid on any file system or harmful to a server. */
export const fileNames: fc.Arbitrary<string> = fc.constantFrom(
  'me.jpg',
  'form.pdf',
  'resume.docx',
  '',
  '.',
  '..',
  '../../index.html',
  '..\\..\\x.exe',
  '.htaccess',
  'x.pdf.html',
  'x.svg',
  'CON',
  'a\u0000b.png',
  '\u202egnp.html',
  'परीक्षा.pdf',
  '\ud800.pdf',
  `${'x'.repeat(3_000)}.pdf`,
  'a"b;c=d.pdf',
  '%00.pdf',
  '__proto__',
)
