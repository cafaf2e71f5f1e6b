import { college } from '@prangan/college/config'
import { pathIn } from '@prangan/contract/languages'
import type { NoticeView } from '@prangan/contract/notice-view'
import { publicFrom } from '@prangan/contract/publishing'
import { inLanguage, language } from '../../messages/language.ts'

/** Google cuts a longer headline. */
const longestHeadline = 110

const organisation = () => ({
  '@type': 'CollegeOrUniversity',
  name: inLanguage(college.name),
  url: `${__SITE_URL__}/`,
})

type Texts = { title: string; description: string }

/** Returns a notice as structured data for search engines: an event with its day, or an article. */
export function noticeStructuredData(notice: NoticeView, { title, description }: Texts): object {
  const { type, eventDate, eventEndDate, eventTime, place, corrections, picture } = notice
  const common = {
    '@context': 'https://schema.org',
    description,
    url: __SITE_URL__ + pathIn(language(), notice.path),
    inLanguage: language(),
    image: __SITE_URL__ + picture,
  }
  if (type === 'Events' && eventDate) {
    return {
      ...common,
      '@type': 'Event',
      name: title,
      startDate: eventTime ? `${eventDate}T${eventTime}:00${college.locale.utcOffset}` : eventDate,
      ...(eventEndDate && { endDate: eventEndDate }),
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: {
        '@type': 'Place',
        name: place?.text ?? inLanguage(college.name),
        address: inLanguage(college.name),
      },
      organizer: organisation(),
    }
  }
  return {
    ...common,
    '@type': 'NewsArticle',
    headline: title.slice(0, longestHeadline),
    datePublished: publicFrom(notice),
    ...(corrections[0] && { dateModified: corrections[0].at }),
    publisher: organisation(),
    author: organisation(),
  }
}
