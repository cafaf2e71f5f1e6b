import { partOfDay } from '@prangan/contract/messages/hi/dates'
import { collectionPaths } from '@prangan/contract/paths'
import * as plugins from '@prangan/plugins/messages/hi/desk'
import type { audit as english } from '../../en/desk/audit.ts'

function hourSpan(hour: number): string {
  const [from, to] = [hour, (hour + 1) % 24].map((each) => ({
    clock: each % 12 || 12,
    part: partOfDay(each),
  }))
  if (!(from && to)) return ''
  const end = from.part === to.part ? `${to.clock}` : `${to.part} ${to.clock}`
  return `${from.part} ${from.clock}–${end} बजे`
}

const areas = {
  [collectionPaths.news]: 'सूचनाएँ',
  [collectionPaths.pages]: 'पृष्ठ, मेनू और संपर्क जानकारी',
  [collectionPaths.media]: 'चित्र',
  [collectionPaths.library]: 'दस्तावेज़',
  [collectionPaths.alumni]: 'पूर्व छात्र',
  [collectionPaths.faculty]: 'शिक्षकों की प्रविष्टियाँ',
  departments: 'विभाग',
  [collectionPaths.admissions]: 'आवेदन',
  [collectionPaths.accounts]: 'खाते और प्रोफ़ाइल',
  ...plugins.auditAreas,
}

export const audit: typeof english = {
  history: 'इतिहास',
  historyNotLoaded: 'इतिहास लोड नहीं हो सका।',
  nothing: 'अभी कुछ दर्ज नहीं है।',
  by: (actor) => ` (${actor})`,
  times: (count) => `, ${count} बार`,
  lastEvents: 'हाल की गतिविधियाँ',
  allEvents: 'सभी गतिविधियाँ',
  lastEventsNotLoaded: 'हाल की गतिविधियाँ लोड नहीं हो सकीं।',
  noLongerThere: '(अब नहीं है)',
  notForYou: '(आपकी अनुमति में नहीं)',
  hour: (day, hour) => `${day}, ${hourSpan(hour)}`,
  groups: {
    'application changed': (times, subjects) =>
      subjects === 1 ? `{} ने एक आवेदन की स्थिति ${times} बार बदली` : `{} ने ${subjects} आवेदनों की स्थिति बदली`,
    'notice published': (times, subjects) =>
      subjects === 1 ? `{} ने एक सूचना ${times} बार प्रकाशित की` : `{} ने ${subjects} सूचनाएँ प्रकाशित कीं`,
    'notice changed': (times, subjects) =>
      subjects === 1 ? `{} ने एक सूचना ${times} बार बदली` : `{} ने ${subjects} सूचनाएँ बदलीं`,
    'notice deleted': (times, subjects) =>
      subjects === 1 ? `{} ने एक सूचना ${times} बार हटाई` : `{} ने ${subjects} सूचनाएँ हटाईं`,
    'alumnus verified': (times, subjects) =>
      subjects === 1
        ? `{} ने एक पूर्व छात्र का सत्यापन ${times} बार किया`
        : `{} ने ${subjects} पूर्व छात्रों का सत्यापन किया`,
    'record added': (times) => `{} ने ${times} प्रविष्टियाँ जोड़ीं`,
    'record changed': (times) => `{} ने ${times} प्रविष्टियाँ बदलीं`,
    'page changed': (times, subjects) =>
      subjects === 1 ? `{} ने एक पृष्ठ ${times} बार बदला` : `{} ने ${subjects} पृष्ठ बदले`,
    'page published': (times, subjects) =>
      subjects === 1 ? `{} ने एक पृष्ठ ${times} बार प्रकाशित किया` : `{} ने ${subjects} पृष्ठ प्रकाशित किए`,
    'picture added': (times) => `{} ने ${times} चित्र जोड़े`,
    'document added': (times) => `{} ने ${times} दस्तावेज़ जोड़े`,
    ...plugins.auditGroups,
  },
  areas,
  several: (what, times) => `{}: ${what}, ${times} बार`,
}
