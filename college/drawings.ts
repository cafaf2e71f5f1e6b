import type { LocalizedText } from '@prangan/contract/schemas/content-fields'
import ba from './art/course-ba.svg'
import bca from './art/course-bca.svg'
import bcom from './art/course-bcom.svg'
import bsc from './art/course-bsc.svg'
import ma from './art/course-ma.svg'
import msc from './art/course-msc.svg'
import manager from './art/manager.svg'
import principal from './art/principal.svg'

const portrait = (src: string, label: LocalizedText) => ({ src, width: 480, height: 600, label })
const drawing = (src: string, label: LocalizedText) => ({ src, width: 800, height: 600, label })

/** The drawings that are built into the site, by the name that contents give them (`art:<name>`), with their labels in lists. */
export const drawings = {
  principal: portrait(principal, { en: 'Drawing: a woman, portrait', hi: 'रेखाचित्र: महिला का चित्र' }),
  manager: portrait(manager, { en: 'Drawing: a man, portrait', hi: 'रेखाचित्र: पुरुष का चित्र' }),
  'course-ba': drawing(ba, { en: 'Drawing: arts', hi: 'रेखाचित्र: कला' }),
  'course-bca': drawing(bca, { en: 'Drawing: computers', hi: 'रेखाचित्र: कंप्यूटर' }),
  'course-bcom': drawing(bcom, { en: 'Drawing: commerce', hi: 'रेखाचित्र: वाणिज्य' }),
  'course-bsc': drawing(bsc, { en: 'Drawing: science', hi: 'रेखाचित्र: विज्ञान' }),
  'course-ma': drawing(ma, { en: 'Drawing: arts, postgraduate', hi: 'रेखाचित्र: कला, स्नातकोत्तर' }),
  'course-msc': drawing(msc, { en: 'Drawing: science, postgraduate', hi: 'रेखाचित्र: विज्ञान, स्नातकोत्तर' }),
}
