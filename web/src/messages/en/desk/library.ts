import type { DocumentFinding } from '@prangan/contract/schemas/library'
import type { Nouns } from '../../nouns.ts'
import { labels } from './actions.ts'
import { auditTextsOf } from './audit.ts'

/** What was found in a PDF: a badge, and what it means for readers and what to do about it. */
type FindingTexts = Readonly<Record<DocumentFinding, readonly [label: string, text: string]>>

/** The library: its documents, its pictures and what chooses from them. A `server` is what the server says in English. */
export const library = {
  columns: { actions: 'Actions' },
  delete: labels('Delete', 'Deleting…'),
  deleteNamed: (name: string) => `Delete ${name}`,
  add: labels('Add', 'Adding…'),
  withoutFile: 'no file',
  address: {
    copied: 'The address was copied.',
    notCopied: 'The address could not be copied. Please select it.',
    copy: (address: string) => `Copy the address ${address}`,
  },
  files: {
    picture: {
      hint: (megabytes: number) => `A JPEG, PNG or WebP picture, up to ${megabytes} MB.`,
      choose: 'Please choose a JPEG, PNG or WebP picture.',
    },
    document: {
      hint: (megabytes: number) => `A PDF, up to ${megabytes} MB.`,
      choose: 'Please choose a PDF.',
    },
    tooLarge: (megabytes: number) => `The file is too large. It may have up to ${megabytes} MB.`,
    uploading: 'Uploading',
    checking: 'Checking',
    notUploaded: 'The file could not be uploaded. Please try again.',
  },
  uses: {
    title: 'Where it is used',
    loading: 'Looking through the pages…',
    failed: 'The pages could not be read.',
    notice: 'Notice',
    notPublished: 'Not published yet',
  },
  picker: {
    change: 'Change',
    remove: 'Remove',
    fromLibrary: 'From the library of the site.',
    uploading: 'It is added to the library, and chosen.',
    search: ([, many]: Nouns) => `Search ${many}`,
    noMatch: ([one]: Nouns, search: string) => `No ${one} matches “${search}”.`,
    empty: ([one]: Nouns) => `There is no ${one} in the library yet.`,
  },
  documents: {
    nouns: ['document', 'documents'] satisfies Nouns as Nouns,
    searchHint: 'Title or address',
    title: 'Documents',
    caption: 'Documents of the site’s pages, the newest first',
    empty: 'There is no document here yet. Add a PDF to link to it from a page.',
    columns: { title: 'Title and address', findings: 'Findings', size: 'Size', version: 'Version' },
    pages: (count: number) => `${count} ${count === 1 ? 'page' : 'pages'}`,
    version: (number: number) => `Version ${number}`,
    choose: 'Choose a document',
    /** In the list to choose from: its address and its size come before. */
    chosenVersion: (number: number) => `version ${number}`,
    details: {
      title: 'Document',
      edit: 'Edit the title',
      add: 'Add a document',
      addText: 'A PDF at an address that stays the same for every later version.',
      fields: {
        title: 'Title',
        titleHi: 'Title in Hindi',
        size: 'Size',
        newest: 'Newest version',
      },
      findings: 'What may be difficult for readers',
      replace: 'Add a new version',
      replaceText: 'The address stays, and every link leads to the new version at once.',
      replaceAction: 'Choose the new version',
      notUsed: 'No page links to this document. You can delete it.',
    },
    form: {
      what: 'document',
      file: 'File',
      title: 'Title',
      titleHint: 'Pages show it as the link.',
      titleHi: 'Title in Hindi (optional)',
      address: 'Address',
      /** The address is the marked part. */
      addressHint: (address: string) => `It stays the same for every version: **${address}**`,
      notSaved: 'The document could not be saved. Please try again.',
      added: (server: string) => server,
      saved: (server: string) => server,
      replaced: (server: string) => server,
    },
    remove: {
      title: 'Delete this document?',
      text: 'It is deleted for good, with all its versions. A document that a page links to is kept: you are told which page.',
      done: (server: string) => server,
      failed: 'The document could not be deleted. Please try again.',
    },
    versions: {
      title: 'Versions',
      notLoaded: 'The versions could not be loaded.',
      notOpened: 'The version could not be opened. Please try again.',
      public: 'Public',
      /** Whose address follows. */
      by: (moment: string) => `${moment} by `,
      open: 'Open',
      /** What 'Open' is about, for screen readers. */
      openWhat: (number: number) => ` version ${number} (opens in a new tab)`,
    },
    findings: {
      untagged: [
        'No structure',
        'Screen readers cannot tell headings and tables. Save it from Word with “Document structure tags for accessibility”.',
      ],
      'no-title': [
        'No title',
        'The browser’s tab shows the file name. Give the document a title before you save it as a PDF.',
      ],
      'no-language': [
        'No language',
        'Screen readers may read it in the wrong language. Set the language in Word before you save it.',
      ],
      scan: [
        'A scan',
        'It is a picture of text: nobody can search, copy or hear it. Please upload the original document if you can.',
      ],
      encrypted: [
        'Protected',
        'It is protected by a password or against copying, which also keeps screen readers out.',
      ],
    } satisfies FindingTexts as FindingTexts,
  },
  pictures: {
    nouns: ['picture', 'pictures'] satisfies Nouns as Nouns,
    searchHint: 'Description or file name',
    title: 'Media',
    /** In the search over all lists. */
    searchTitle: 'Pictures',
    caption: 'Pictures of the site’s pages, the newest first',
    empty: 'There is no picture here yet. Upload one to use it on a page.',
    upload: 'Upload',
    columns: { picture: 'Picture', name: 'Name and description', added: 'Added' },
    decorative: 'Decorative',
    choose: 'Choose a picture',
    uploadOne: 'Upload a picture',
    /** In place of a picture of the library. */
    drawing: 'Drawing of the site',
    decorativePicture: 'A decorative picture',
    details: {
      title: 'Picture',
      edit: 'Describe and crop',
      add: 'Upload pictures',
      addText: 'Large pictures are made smaller, and the place where a photo was taken is removed from it.',
      fields: {
        description: 'Description',
        descriptionHi: 'Description in Hindi',
        size: 'Size',
        added: 'Added',
      },
      decorative: 'Decorative: it is not read out',
      size: (width: number, height: number, size: string) => `${width} × ${height} pixels, ${size}`,
      replace: 'Replace the picture',
      replaceText: 'Every page that uses it shows the new one at once, with the same description.',
      replaceAction: 'Choose another picture',
      notUsed: 'No page uses this picture. You can delete it.',
    },
    form: {
      what: 'picture',
      /** Fields that somebody else has changed. */
      changes: {
        title: 'Name',
        altEn: 'Description',
        altHi: 'Description in Hindi',
        isDecorative: 'Decorative',
        focusX: 'Focal point',
      },
      isDecorative: (is: boolean) => String(is),
      name: 'Name',
      nameHint: 'Only the desk shows it.',
      description: 'Description',
      descriptionHint: 'What it shows, in a few words: it is read out to people who do not see it.',
      descriptionHi: 'Description in Hindi (optional)',
      decorativeHint: 'It only decorates the page: nobody would miss it.',
      notSaved: 'The picture could not be saved. Please try again.',
      saved: (server: string) => server,
      replaced: (server: string) => server,
    },
    remove: {
      title: 'Delete this picture?',
      text: 'It is deleted for good. A picture that a page uses is kept: you are told which page.',
      done: (server: string) => server,
      failed: 'The picture could not be deleted. Please try again.',
    },
    focus: {
      label: 'Focal point',
      place: (left: number, top: number) => `${left} % from the left, ${top} % from the top`,
      hint: 'Click what has to stay in view, or move the point with the arrow keys.',
      crops: 'How it is cropped',
      shapes: { phone: 'Phone', card: 'Card', banner: 'Banner' },
    },
    uploading: {
      form: 'Upload pictures',
      one: '**Choose a picture** or drop them here.',
      several: '**Choose pictures** or drop them here.',
      more: '**Choose more pictures** or drop them here.',
      chosen: 'Chosen pictures',
      leaveOut: 'Leave out',
      leaveOutNamed: (name: string) => `Leave out ${name}`,
      left: (count: number) => `${count} to upload`,
      already: (count: number) => `${count} uploaded already.`,
      busy: 'Uploading…',
      upload: (count: number) => (count > 1 ? `Upload ${count} pictures` : 'Upload'),
      failed: 'The picture could not be uploaded. Please try again.',
      added: (count: number) => (count === 1 ? 'The picture was added.' : `${count} pictures were added.`),
    },
  },
  /** What happened, as the overview tells it; `{}` is its subject. */
  auditTexts: auditTextsOf({
    'picture added': 'The picture {} was added',
    'picture changed': 'The picture {} was changed',
    'picture deleted': 'The picture {} was deleted',
    'document added': 'The document {} was added',
    'document changed': 'The document {} was changed',
    'document deleted': 'The document {} was deleted',
  }),
}
