import { noticeCategories } from './notice-categories.ts'

const english = {
  categories: noticeCategories,
  list: {
    title: 'All notices',
    description: (college: string) =>
      `Notices, circulars and events of ${college}: search them by word, category and year.`,
    intro: 'Notices, circulars, events and announcements, also those of past years.',
    search: 'Search in notices',
    category: 'Category',
    allCategories: 'All categories',
    year: 'Year',
    allYears: 'All years',
    show: 'Show notices',
    subscribe: 'Get new notices by feed or calendar',
    reset: 'Show all notices',
    found: (count: number) => (count === 1 ? '1 notice' : `${count} notices`),
    none: 'No notice matches. Try another word, or all categories and years.',
    failed: 'The notices could not be loaded. Try again.',
    tryAgain: 'Try again',
    upcoming: 'Upcoming events',
    past: 'Past events',
    newer: 'Newer notices',
    older: 'Older notices',
    page: (page: number, pages: number) => `Page ${page} of ${pages}`,
    ended: 'Ended',
    eventOn: (day: string) => `Event on ${day}`,
  },
  notice: {
    published: (day: string) => `Published on ${day}`,
    description: (category: string, college: string, day: string) =>
      `${category}: notice of ${college}, ${day}.`,
    ended: (day: string) => `Ended on ${day}. We keep this notice for reference.`,
    fileGone: 'Its file is no longer available here. Ask the college office for a copy.',
    eventOver: 'This event is over.',
    replaced: 'A newer notice replaces this one:',
    corrected: (day: string) => `Corrected on ${day}:`,
    validUntil: 'Valid until',
    day: 'Day',
    time: 'Time',
    place: 'Place',
    howToTakePart: 'How to take part',
    addToCalendar: 'Add to calendar',
    openPdf: 'Open PDF',
    openPicture: 'Open picture',
    openLink: 'Open the linked page',
    openSite: (host: string) => `Go to ${host}`,
    picture: 'Picture',
    pages: (count: number) => (count === 1 ? '1 page' : `${count} pages`),
    allNotices: 'All notices',
    moreOf: (category: string) => `More notices: ${category}`,
  },
  withdrawn: {
    title: 'This notice was withdrawn',
    text: 'The college has taken this notice down. It is no longer valid.',
    button: 'See all notices',
  },
  share: {
    title: 'Share this notice',
    share: 'Share',
    whatsApp: 'WhatsApp',
    copy: 'Copy link',
    copied: 'Link copied.',
    notCopied: 'The link could not be copied. Copy it from the address bar.',
    print: 'Print',
    qrCode: 'QR code with the address of this notice',
  },
}

export type NoticePageMessages = typeof english

export default english
