import type { BlockKind } from '@prangan/contract/schemas/content'

/** What the editor calls a kind of block, and what it is for. */
export type KindTexts<Kind extends string> = Readonly<Record<Kind, { label: string; purpose: string }>>

/** What a list calls one of its items. */
export type ItemNoun = { name: (number: number) => string; add: string }

/** The same in English, of a noun: 'paragraph'. */
export const itemNoun = (noun: string): ItemNoun => ({
  name: (number) => `${noun.charAt(0).toUpperCase()}${noun.slice(1)} ${number}`,
  add: `Add ${noun}`,
})

/** The forms of a page's blocks, and the fields that they and the frame's share. */
export const blockForms = {
  kinds: {
    text: { label: 'Text', purpose: 'Paragraphs, with a heading if you like' },
    list: { label: 'List', purpose: 'Points or numbered steps' },
    table: { label: 'Table', purpose: 'Fees, members, timings: paste it from Excel or Word' },
    facts: { label: 'Figures', purpose: 'What readers look for first: a fee, seats, a last date' },
    notice: { label: 'Highlighted note', purpose: 'Something that nobody should miss' },
    links: { label: 'Links', purpose: 'Other pages and sites, with a line about each' },
    actions: { label: 'Buttons', purpose: 'The next step: apply, write to us' },
    documents: { label: 'Documents', purpose: 'PDFs of the library, always in their newest version' },
    picture: { label: 'Picture', purpose: 'One picture with a caption' },
    gallery: { label: 'Gallery', purpose: 'Several pictures side by side' },
    people: { label: 'People', purpose: 'Members of a committee or an office, with pictures' },
    faq: { label: 'Questions', purpose: 'Questions with their answers, which open one by one' },
    video: { label: 'Video', purpose: 'A picture that leads to a video on another site' },
    map: { label: 'Map', purpose: 'Where something is' },
    signature: {
      label: 'Signature',
      purpose: 'The name and picture of a leader below their message',
    },
  } satisfies KindTexts<BlockKind> as KindTexts<BlockKind>,
  nouns: {
    paragraph: itemNoun('paragraph'),
    point: itemNoun('point'),
    figure: itemNoun('figure'),
    question: itemNoun('question'),
    link: itemNoun('link'),
    button: itemNoun('button'),
    document: itemNoun('document'),
    picture: itemNoun('picture'),
    person: itemNoun('person'),
  },
  /** After what an item is called: 'Figure 2: name'. */
  parts: {
    name: 'name',
    value: 'value',
    text: 'text',
    note: 'note',
    role: 'role',
    caption: 'caption',
    optionalPicture: 'picture (optional)',
  },
  hints: {
    paragraph: 'Write a paragraph',
    point: 'Write a point',
    figureName: 'What it is: Fee for a year',
    figureValue: 'Its value: ₹ 4,200',
    question: 'The question',
    linkText: 'What it says',
    note: 'A line about it (optional)',
    name: 'Name',
    role: 'Role, for example Convener (optional)',
    aboutPerson: 'A line about them (optional)',
    caption: 'Caption (optional)',
  },
  numbered: 'Number the points: 1, 2, 3',
  picture: 'Picture',
  caption: 'Caption',
  optionalPicture: 'Picture (optional)',
  videoTitle: 'Title of the video',
  video: 'The video',
  place: 'Name of the place',
  latitude: 'Latitude',
  longitude: 'Longitude',
  notDegrees: (most: number) => `A number from -${most} to ${most}, for example 25.4358`,
  profile: 'E-mail address of the teacher (optional)',
  profileHint: 'With it, the name leads to their profile.',
  signer: 'Who signs',
  signerHint: 'The leaders and their pictures are edited in Menus and site settings.',
  chooseSigner: 'Choose a leader',
  table: {
    caption: 'Caption',
    captionHint: 'What the table shows: Fees for a year',
    column: (number: number) => `Column ${number}`,
    deleteColumn: (column: string | number) => `Delete column ${column}`,
    row: (number: number) => `row ${number}`,
    addRow: 'Add row',
    addColumn: 'Add column',
    headingOf: (column: number) => `Heading of column ${column}`,
    unnamed: (column: number) => `column ${column}`,
    cell: (row: number, heading: string) => `Row ${row}, ${heading}`,
    left: (count: number) =>
      count === 1
        ? 'The last row is of the table before.'
        : `The last ${count} rows are of the table before.`,
    deleteLeft: (count: number): string => (count === 1 ? 'Delete it' : 'Delete them'),
    lost: (most: number, count: number) =>
      `A table has at most ${most} rows: ${count} of those you pasted did not fit. Please put them into a second table.`,
  },
  move: {
    up: (name: string) => `Move ${name} up`,
    down: (name: string) => `Move ${name} down`,
    delete: (name: string) => `Delete ${name}`,
  },
  languages: { en: 'English', hi: 'Hindi' },
  inLanguage: (label: string, language: string) => `${label}, ${language}`,
  /** What a figure that a text names is. */
  shows: (key: string, value: string | undefined) => `{{${key}}} shows ${value ?? 'nothing'}. `,
  changeForAll: 'Change it for all pages',
  link: {
    title: 'Link',
    text: 'Where does the link lead?',
    leadsTo: 'It leads to',
    missing: 'Please choose or type where the link leads.',
    set: 'Set link',
    /** What leads somewhere; where follows. */
    leads: (name: string) => `${name} leads to: `,
    kinds: {
      page: 'A page of this site',
      department: 'The teachers of a department',
      document: 'A document (PDF)',
      address: 'Another address',
      mail: 'An e-mail address',
      phone: 'A telephone number',
    },
    page: 'Page',
    choosePage: 'Choose a page',
    department: 'Department',
    chooseDepartment: 'Choose a department',
    document: 'Document',
    address: 'Address',
    addressHint: 'For example https://www.ugc.gov.in, or /library on this site',
    mail: 'E-mail address',
    phone: 'Telephone number',
    phoneHint: 'With +91',
    none: 'No target yet',
    gone: 'gone',
    toPage: (title: string) => `Page: ${title}`,
    toDocument: (title: string) => `Document: ${title}`,
  },
}
