import { addDays } from '@prangan/contract/calendar-days'
import { localized } from '@prangan/contract/localized'
import type { LocalizedText } from '@prangan/contract/schemas/content-fields'
import type { Disclosure, DisclosureLink } from '../contract/disclosures.ts'
import { disclosureItems } from '../contract/lists.ts'
import { namedPages } from '../contract/site-pages.ts'

const link = (href: string, label: LocalizedText = localized()): DisclosureLink => ({ href, label })
const page = (...ids: readonly string[]) => ids.map((id) => link(`page:${id}`))
const document = (slug: string) => link(`doc:${slug}`)
const arts = (path: string) => link(path, { en: 'Faculty of Arts', hi: 'कला संकाय' })
const science = (path: string) => link(path, { en: 'Faculty of Science', hi: 'विज्ञान संकाय' })
/** A page of the build; none of a plugin that is off. */
const built = (path: string) =>
  namedPages.flatMap(({ href, name }) => (href === path ? [link(href, name)] : []))

/** Where the demo college has what the list asks for. What it does not have is missing, as in many a college. */
const published: Readonly<Record<string, readonly DisclosureLink[]>> = {
  'ugc-overview': page('history', 'vision'),
  'ugc-sponsoring-body': page('governing-body'),
  'ugc-principal': page('principals-message'),
  'ugc-governing-body': page('governing-body'),
  'ugc-complaint-committee': page('harassment-committee'),
  'ugc-programmes': page('ba', 'bsc', 'bcom', 'bca', 'ma', 'msc', 'syllabus'),
  'ugc-calendar': page('timetable'),
  'ugc-departments': [arts('/faculty/arts'), science('/faculty/science')],
  'ugc-faculty': [arts('/arts/viewfaculty'), science('/science/viewfaculty'), ...page('non-teaching-staff')],
  'ugc-iqac': page('iqac', 'iqac-committee'),
  'ugc-library': page('library'),
  'ugc-prospectus': [document('prospectus')],
  'ugc-admission-process': [...page('admission-procedure'), ...built('/merit-lists')],
  'ugc-research-cell': page('research-innovation'),
  'ugc-sports': page('sports'),
  'ugc-ncc-nss': page('ncc', 'nss'),
  'ugc-hostel': page('admission-procedure'),
  'ugc-placement': page('career-counselling'),
  'ugc-grievance-committee': [...page('grievance-cell'), ...built('/grievance')],
  'ugc-complaints': page('harassment-committee'),
  'ugc-anti-ragging': page('proctorial-board'),
  'ugc-barrier-free': page('contact'),
  'ugc-alumni': [...page('alumni-association'), document('alumni-rules')],
  'ugc-circulars': built('/notices'),
  'ugc-announcements': built('/notices'),
  'ugc-news': built('/notices'),
  'ugc-contact': page('contact'),
  'rti-organisation': page('history', 'governing-body'),
  'rti-decisions': page('governing-body'),
  'rti-rules': page('code-of-conduct'),
  'rti-consultation': page('iqac', 'grievance-cell'),
  'rti-committees': page('governing-body', 'iqac-committee', 'harassment-committee', 'proctorial-board'),
  'rti-directory': [
    arts('/arts/viewfaculty'),
    science('/science/viewfaculty'),
    ...page('non-teaching-staff'),
  ],
  'rti-facilities': page('library', 'contact'),
}

/** Items that the college has, although the list names a reason why others have not. */
const isNotApplicable = (key: string): boolean =>
  disclosureItems.some((item) => item.key === key && item.usualReason !== undefined) && !published[key]

/** Days ago on which an item was last looked through; 60 for all others. */
const looked: Readonly<Record<string, number>> = {
  'ugc-prospectus': 190,
  'ugc-library': 345,
  'ugc-sports': 380,
  'ugc-faculty': 15,
}

const owners: Readonly<Record<string, 'arts' | 'science'>> = {
  'ugc-library': 'arts',
  'ugc-ncc-nss': 'arts',
  'ugc-research-cell': 'science',
}

type DemoOwners = Readonly<Record<'arts' | 'science', string>>

/** Returns what the demo's office has said about the items, by their keys. The others are missing. */
export function demoDisclosures(today: string, uids: DemoOwners): Map<string, Disclosure> {
  const said = (key: string, more: Pick<Disclosure, 'state' | 'reason' | 'links'>): [string, Disclosure] => {
    const updatedOn = addDays(today, -(looked[key] ?? 60))
    const owner = owners[key]
    return [
      key,
      {
        ...more,
        owner: owner ? uids[owner] : '',
        updatedOn,
        reviewEvery: '12',
        version: 1,
        updatedAt: new Date(`${updatedOn}T11:00:00+05:30`),
        updatedBy: 'College Office',
        told: { reviewBy: '', broken: [] },
      },
    ]
  }
  return new Map([
    ...Object.entries(published).map(([key, links]) =>
      said(key, { state: 'published', reason: localized(), links: [...links] }),
    ),
    ...disclosureItems.flatMap(({ key, usualReason }) =>
      usualReason && isNotApplicable(key)
        ? [said(key, { state: 'notApplicable', reason: usualReason, links: [] })]
        : [],
    ),
  ])
}
