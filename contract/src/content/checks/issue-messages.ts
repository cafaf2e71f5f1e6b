import { issueCodes } from '../../issue-codes.ts'
import { languages, type OtherLanguage } from '../../languages.ts'

/** The English texts of the issues. The desk's catalogue translates them by code. */
export const issueTexts = {
  noParagraphYet: 'There is no paragraph yet: write one, or remove the block.',
  noItemYet: 'There is no item yet: write one, or remove the block.',
  emptyParagraph: 'This paragraph is empty: write it, or remove it.',
  emptyItem: 'This item is empty: write it, or remove it.',
  noLinkYet: 'There is no link yet: add one, or remove the block.',
  linkWithoutText: 'This link needs a text that says where it leads.',
  linkWithoutTarget: 'Choose where this link leads.',
  tableWithoutCaption: 'The table needs a caption: a few words that say what it shows.',
  tableWithoutColumns: 'The table has no columns yet: add one, or remove the table.',
  tableWithoutRows: 'The table has no rows yet: add one, or remove the table.',
  choosePicture: 'Choose a picture.',
  noFigureYet: 'There is no figure yet: add one, or remove the block.',
  figureWithoutName: 'This figure needs a name.',
  figureWithoutValue: 'This figure needs a value.',
  chooseSigner: 'Choose who signs.',
  mapWithoutPlace: 'Say what the map shows, for example the name of the college.',
  nobodyYet: 'There is nobody here yet: add a person, or remove the block.',
  personWithoutName: 'This person needs a name.',
  noDocumentYet: 'Choose a document, or remove the block.',
  chooseDocument: 'Choose a document.',
  noPictureYet: 'There is no picture yet: choose one, or remove the block.',
  noQuestionYet: 'There is no question yet: write one, or remove the block.',
  emptyQuestion: 'This question is empty.',
  questionWithoutAnswer: 'This question needs an answer.',
  videoWithoutTitle: 'The video needs a title.',
  videoWithoutAddress: 'Enter the address of the video.',
  emptyHeading: 'The heading is empty: write it, or remove it.',
  menuWithoutName: 'This menu needs a name.',
  emptyMenu: 'This menu is empty: add a link, or remove the menu.',
  figureWithoutMeaning: 'Say what this figure is.',
  officeWithoutName: 'Say which office this is.',
  categoryWithoutName: 'Give the category a name.',
  categoryMissing: 'The categories for events and for general notices are needed. You can rename them.',
  phoneMissing: 'Enter the telephone number as people read it.',
  dialledMissing: 'Enter the telephone number as a phone dials it.',
  phonesDiffer: 'The number to dial is not the number that visitors see: please correct one of them.',
  emailMissing: 'Enter the e-mail address of the college.',
  addressMissing: 'Enter the address of the college.',
  homeWithoutTitle: 'The home page needs a title.',
  homeWithoutSlide: 'The home page needs a picture: add a slide.',
  slideWithoutPicture: 'Choose a picture for this slide.',
  slideWithoutCaption: 'This slide needs a caption.',
  personWithoutOffice: 'Say what this person’s role is.',
  sameShortName: 'Two people are known by the same short name: please change one.',
  partWithoutTitle: 'This part needs a title.',
  tabWithoutName: 'This tab needs a name.',
  courseWithoutName: 'This course needs a name.',
  courseWithoutPage: 'Choose the page of this course.',
  popupWithoutTitle: 'The band for first-time visitors needs a title.',
  popupWithoutAction: 'The button for first-time visitors needs a text.',
  popupWithoutTarget: 'Choose where the button for first-time visitors leads.',
  tickerWithoutText: 'Write what the ticker shows when there is no notice for it.',
  tickerWithoutTarget: 'Choose where the text of the ticker leads.',
  tooFewSynonyms: 'Write at least two words that mean the same, with a comma between them.',
  pinWithoutWords: 'Write at least one search that this page answers.',
  pinWithoutTarget: 'Choose the page that answers these searches.',
  settingsIncomplete: 'A part of the site settings is missing, or appears twice. Restore an earlier version.',
  translationMissing: (language: OtherLanguage) => `This text has no ${languages[language].english} yet.`,
  englishChanged: (language: OtherLanguage) =>
    `The English has changed: check whether the ${languages[language].english} still says the same.`,
  pageWithoutTitle: 'The page needs a title.',
  pageWithoutDescription:
    'Describe the page in a sentence: it is shown in search results and when the page is shared.',
  emptyPage: 'The page is empty: add a first block.',
  partOfSettings: 'This part belongs to the site settings: remove it from the page.',
  blockTwice: 'This block is in the page twice: please remove one of the two.',
  longWithoutHeadings: 'This long page has no headings: add some, so that readers find its parts.',
  sameHeading: 'Another block of this page has the same heading.',
  onlyDocuments:
    'All of this page is in documents. Say the most important things on the page too: PDFs are hard to read on a phone.',
  linkedPageGone: 'This link leads to a page that is not public: choose another one.',
  linkedPageOff: 'The college has switched this part of the site off, so visitors do not see this link.',
  linkedDocumentGone: 'This link leads to a document that was deleted: choose another one.',
  linkNotEncrypted: 'This link is not encrypted: try it with https:// and use that if it works.',
  documentGone: 'This document is gone: choose another one.',
  pictureGone: 'This picture is gone: choose another one.',
  pictureNotDescribed:
    'Describe this picture in the library, for those who cannot see it, or mark it as decorative.',
  signerGone: 'The person who signs is not among the leaders in the site settings: choose another one.',
  shouting: 'A text in capital letters is hard to read: write it as a normal sentence.',
  columnWithoutHeader: (column: number | string) => `Column ${column} needs a heading.`,
  rowOfOtherLength: (row: number | string, cells: number | string, columns: number | string) =>
    `Row ${row} has ${cells} cells, but the table has ${columns} columns.`,
  sameFigureName: (name: string) =>
    `There is another figure named ${name}: please give this one another name.`,
  descriptionTooLong: (most: number | string) =>
    `The description is too long for search results: please shorten it to ${most} characters.`,
  looksLikeHeading: (text: string) =>
    `"${text}" looks like a heading: make it the heading of a block, so that everybody can jump to it.`,
  unsafeLink: (href: string) =>
    `"${href}" is not a safe link: choose a page or document, or begin it with https://, mailto: or tel:.`,
  descriptionIsFileName: (description: string) =>
    `The description of this picture, "${description}", is the name of a file: say in the library what it shows.`,
  noSuchFigure: (name: string) =>
    `There is no figure named ${name}: choose one from the site settings, or write the value itself.`,
  tooHeavy: (megabytes: string) =>
    `The pictures of this page weigh about ${megabytes} MB, which is slow on a phone: use fewer, or make a second page.`,
  vagueLink: (label: string) =>
    `"${label}" does not say where the link leads: name what people get there, for example "Time table of B.A.".`,
  plainAddress: (name: string, written: string) =>
    `Write {{${name}}} instead of ${written}: this page then follows changes in the site settings.`,
} as const

const codes = issueCodes(issueTexts)

export const issueMessages = codes.messages

export const issueText = codes.translate
