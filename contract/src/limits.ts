import { college } from './college.config.ts'

const KiB = 1024
const MiB = 1024 * KiB

/** A status page without an account: codes by mail, and the token that a code is exchanged for. */
const statusPage = {
  codeLifetime: 15 * 60_000,
  comparesPerCode: 5,
  /** Codes for one number and one address. */
  codesPerHour: 3,
  codesPerDay: 6,
  /** Reserved in addition, for a device or network from which it was opened before, and how long that is known. */
  knownCodesPerHour: 2,
  knownCodesPerDay: 4,
  knownFor: 90 * 24 * 60 * 60_000,
  /** Compares by a stranger's request that a valid code is mailed again for. */
  comparesPerRepeat: 2,
  /** Wrong codes from one network, before it has to wait. A right one is always taken. */
  failuresPerNetwork: 50,
  failuresWithin: 15 * 60_000,
  tokenLifetime: 30 * 60_000,
} as const

/** Every limit of the product, read by hints, checks, rules and tests. Sizes are in bytes, times in milliseconds. */
export const limits = {
  /** How many times as much as an IPv6 /64 a /56 may do, and as a /56 a /48, wherever networks are limited. */
  widerNetwork: 4,
  body: {
    /** A JSON body. */
    json: 64 * KiB,
    /** The changed parts of a page: as many characters as a page may have, each up to three bytes in Hindi. */
    draft: 320 * KiB,
    /** A whole multipart body: its files and room for fields. */
    multipart: 16 * MiB,
    /** One text field of a multipart body. */
    field: 16 * KiB,
    fields: 40,
    files: 3,
  },
  file: {
    /** A notice's PDF or picture. */
    notice: 10 * MiB,
    photo: 5 * MiB,
    resume: 5 * MiB,
    /** Each of the files that come with a grievance. */
    inquiry: 5 * MiB,
    /** A picture, and a document, of the library. */
    media: 10 * MiB,
    document: 10 * MiB,
    /** A document of an application as it is sent; pictures are made smaller before, and again afterwards. */
    applicationDocument: 2 * MiB,
  },
  /** Pixels: the widths in which pages ask for a picture of the library, and the shortest and longest side it may have. */
  media: { widths: [480, 768, 1152, 1600], shortestSide: 16, sideRatio: 8 },
  /** Pixels: the longest side of a stored photo, and the size that the public sees. */
  photo: { longestSide: 1_600, shown: { width: 480, height: 600 } },
  text: {
    title: 200,
    link: 2_000,
    name: 120,
    short: 200,
    address: 500,
    long: 4_000,
    email: 254,
    mobile: 20,
    /** Several numbers, with extensions. */
    phone: 80,
    reason: 500,
    fileName: 100,
    pincode: 10,
    /** What the office writes beside a decision. */
    note: 1_000,
  },
  /** Characters of a publication's fields. */
  publication: { title: 500, month: 20, issn: 20, impact: 20 },
  /**
   * How many records of one kind a teacher may have, how many publications may be shown before the others, and the
   * earliest year of any.
   */
  records: { perKind: 200, highlights: college.limits.highlights, firstYear: 1950 },
  /** Milliseconds that a deleted record can be restored: far longer than its Undo is shown, for a connection that fails. */
  recordBinLifetime: 24 * 60 * 60_000,
  /** Milliseconds after which the office is told that a teacher has not looked through their profile. */
  profileReview: 365 * 24 * 60 * 60_000,
  /** The ages in years that a form accepts: of an applicant, of an alumnus, at the end of a degree, of anybody. */
  ages: {
    applicant: college.limits.youngestApplicant,
    alumnus: college.limits.youngestAlumnus,
    atPassing: 15,
    oldest: 100,
  },
  /** Characters: `usual` is the minimum by default; the operator may configure another, but none below `min`. */
  password: { min: 8, usual: 15, max: 256 },
  /** Milliseconds: how long a password of the office can be replaced, and the least between two sign-in mails. */
  firstPassword: { lifetime: 3 * 24 * 60 * 60_000, mailsApart: 60_000 },
  otp: {
    digits: 6,
    lifetime: 10 * 60_000,
    comparesPerCode: 5,
    comparesPerHour: 10,
    comparesPerDay: 20,
    /** Guesses that only a code's requester can use, also of a code for known sources; the others are shared. */
    ownCompares: 1,
    ownComparesOfReserved: 2,
    mailsPerMinute: 1,
    mailsPerHour: 3,
    mailsPerDay: 6,
    /** Reserved in addition to those, for a device or network from which the account has signed in before. */
    knownMailsPerHour: 1,
    knownMailsPerDay: 2,
    /** Codes in an hour for one network, and for everybody together. */
    perNetworkPerHour: 20,
    perHour: 200,
  },
  signIn: {
    failuresBeforeDelay: 10,
    firstDelay: 60_000,
    longestDelay: 15 * 60_000,
    /** Parallel sign-ins to one account from one source: what a burst can try before any of it is counted. */
    atOnce: 30,
    failuresPerAddress: 50,
    perAddressWithin: 15 * 60_000,
    /** Passwords that all unknown sources together may try for one account in a day. */
    strangersPerDay: 1_000,
    /** How long a device or network is known after a sign-in from it. */
    knownFor: 90 * 24 * 60 * 60_000,
  },
  /** The health that monitors ask for: milliseconds between two probes of the services, and for one. */
  health: { probeApart: 10_000, longestProbe: 5_000 },
  /** Milliseconds after which the desk tells admins: of a backup, a queued mail, a scheduled function, and of the month's reads in rupees: half of the budget alert. */
  operation: {
    backupAge: 8 * 24 * 60 * 60_000,
    mailWait: 15 * 60_000,
    latestRun: { sweep: 26 * 60 * 60_000, writeCopies: 30 * 60_000, checkLinks: 26 * 60 * 60_000 },
    readsCost: 250,
  },
  /** How long audit entries are stored. */
  auditLifetime: 365 * 24 * 60 * 60_000,
  /** Mails to one address that strangers can cause, of all kinds together. */
  strangersMails: { perHour: 6, perDay: 20 },
  /** How long a mail that cannot be sent is retried. */
  mailLifetime: 7 * 24 * 60 * 60_000,
  /** How many of the office's decisions, and of its mails, an application remembers. */
  decisions: 50,
  /** Inquiries, and their status page. */
  inquiries: {
    ...statusPage,
    /** How many of its events an inquiry remembers. */
    events: 50,
  },
  /** Full applications, and the applicant's page. */
  admissions: {
    ...statusPage,
    /** A token opens an application for its lifetime after it was last used, and no longer than this in all. */
    longestToken: 12 * 60 * 60_000,
    /** Bytes of a stored picture of a person or signature, and of a page; and of all documents of one application. */
    photoBytes: 200 * KiB,
    pageBytes: 1 * MiB,
    totalBytes: 12 * MiB,
    /** Files that are sent for one application in a day, those that were refused too: each is checked and made small. */
    uploadsPerDay: 60,
    /** Pixels: the longest side of a stored page, and of a photo or signature. */
    pageSide: 2_000,
    photoSide: 800,
    /** Days that an applicant usually has for an answer. */
    answerDays: 7,
    /** Years after which somebody is of age. */
    fullAge: 18,
    /** Days for which a certificate of EWS or OBC-NCL counts. */
    certificateDays: 365,
    /** Of a session. */
    programmes: 20,
    subjects: 60,
    subjectGroups: 8,
    claims: 20,
    documents: 20,
    /** Documents of one application, and rows of a list: a list is one document of Firestore. */
    files: 12,
    rows: 3_000,
    /** How long after its session's closing an application that came to nothing keeps its documents: milliseconds. */
    documentLifetime: 365 * 24 * 60 * 60_000,
    /** Applications that one call offers seats to; the desk repeats it until none is left. */
    offersAtOnce: 50,
  },
  publicForms: {
    /** Forms of one kind from one network address; beyond that, each needs a proof of work. */
    perAddressPerHour: 60,
    /** The factor for senders whose App Check token is valid. */
    withAppCheck: 10,
    /** Forms of one kind that name the same mobile number or e-mail address. */
    perPersonPerDay: 3,
    /** Forms of one kind from everybody: beyond that the operator is alerted, but nothing is refused. */
    alarmPerDay: 500,
    sameWithin: 10 * 60_000,
    /** Zero bits that a proof begins with; each doubles the work, and 14 take a phone about a second. */
    proof: { bits: 12, mostBits: 17, lifetime: 10 * 60_000 },
    /** Milliseconds: nobody fills in a form quicker, and our own pages send none before. */
    leastTime: 2_000,
  },
  /** How long the answer to a create is stored for a repeat with the same key. */
  idempotency: { lifetime: 24 * 60 * 60_000 },
  /** The length of each list in `notices/current`: enough for a first screen, and small enough for one cheap read. */
  notices: { ticker: college.limits.ticker, news: college.limits.news, events: college.limits.events },
  /** How many pinned items come first in a list; older pinned items are at their ordinary positions. */
  pins: college.limits.pins,
  /** How long a deleted notice stays in the bin: milliseconds. */
  noticeBinLifetime: college.limits.daysInBin * 24 * 60 * 60_000,
  /** The editable site: characters, counts, and the length of a page's content as JSON. */
  content: {
    pages: 300,
    blocks: 60,
    bytes: 96 * KiB,
    text: 4_000,
    label: 200,
    description: 300,
    /** Search results show about 160 characters of a description, and no more than this. */
    shownDescription: 200,
    items: 100,
    tableRows: 200,
    tableColumns: 8,
    menus: 8,
    menuGroups: 3,
    menuLinks: 12,
    slides: 10,
    leaders: 6,
    figures: 40,
    synonyms: 200,
    pins: 50,
    note: 300,
    altText: 300,
    /** Pictures and documents of the library: each is an entry in `site/current`. */
    pictures: 600,
    documents: 400,
    /** Versions of a page that are kept, beside the published one and the first. */
    versions: 50,
    /** How long older ones are kept: milliseconds. */
    versionLifetime: 365 * 24 * 60 * 60_000,
    /** Pixels: how wide a page shows a picture at most. Bytes: what its pictures may weigh together, before a warning. */
    pictureWidth: 960,
    weight: 1 * MiB,
    /** In how many months a page is to be looked through, if nobody says otherwise; the frame with its fees, and the most. */
    reviewMonths: { usual: 12, frame: 3, most: 36 },
    /** How long a draft shows who has it open: milliseconds. */
    presenceLifetime: 24 * 60 * 60_000,
    /** How long a link to a preview opens it: milliseconds. */
    previewLifetime: 7 * 24 * 60 * 60_000,
  },
  /** The nightly check of links to other sites: milliseconds in all, and failures in a row until a link is reported. */
  linkCheck: { atOnce: 4, perNight: 200, longest: 4 * 60_000, failures: 2 },
  search: {
    /** Characters of a query. */
    query: 80,
    /** Milliseconds for which it shows teachers and alumni as they were, unless their number has changed. */
    teachersFor: 10 * 60_000,
    alumniFor: 60 * 60_000,
    /** Milliseconds after which it asks for their number again. */
    countedFor: 5_000,
    /** How many alumni it finds, the newest years first: all of them are in the memory of each process. */
    alumni: 5_000,
    /** Of queries that find nothing: how many different ones a month counts, and how many months are kept. */
    misses: 300,
    missMonths: 12,
    /** How many are counted in an hour, of one network and of everybody. */
    missesPerNetwork: 30,
    missesPerHour: 300,
  },
  /** How many documents a stranger's query may ask for at once; `firestore.rules` says the same number. */
  publicList: 100,
  /** Staged uploads are swept after this long. */
  stagingLifetime: 24 * 60 * 60_000,
} as const
