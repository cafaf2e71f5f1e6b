import type { LocalizedText } from '@prangan/contract/schemas/content-fields'
import board from './art/arch-board.svg'
import books from './art/arch-books.svg'
import cap from './art/arch-cap.svg'
import clock from './art/arch-clock.svg'
import courtyard from './art/arch-courtyard.svg'
import flag from './art/arch-flag.svg'
import flask from './art/arch-flask.svg'
import form from './art/arch-form.svg'
import lamp from './art/arch-lamp.svg'
import lens from './art/arch-lens.svg'
import list from './art/arch-list.svg'
import trophy from './art/arch-trophy.svg'
import ba from './art/course-ba.svg'
import bca from './art/course-bca.svg'
import bcom from './art/course-bcom.svg'
import bsc from './art/course-bsc.svg'
import ma from './art/course-ma.svg'
import msc from './art/course-msc.svg'
import manager from './art/manager.svg'
import principal from './art/principal.svg'

const portrait = (src: string, label: LocalizedText) => ({ src, width: 480, height: 600, label })
/** Drawn for the arch beside a page's title. */
const arch = (src: string, label: LocalizedText) => ({ src, width: 240, height: 384, label })
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
  'arch-board': arch(board, { en: 'Drawing: notice board', hi: 'रेखाचित्र: सूचना पट्ट' }),
  'arch-books': arch(books, { en: 'Drawing: books', hi: 'रेखाचित्र: किताबें' }),
  'arch-cap': arch(cap, { en: 'Drawing: graduate’s cap', hi: 'रेखाचित्र: दीक्षांत टोपी' }),
  'arch-clock': arch(clock, { en: 'Drawing: clock and timetable', hi: 'रेखाचित्र: घड़ी और समय-सारणी' }),
  'arch-courtyard': arch(courtyard, { en: 'Drawing: the college hall', hi: 'रेखाचित्र: महाविद्यालय का भवन' }),
  'arch-flag': arch(flag, { en: 'Drawing: flag and trees', hi: 'रेखाचित्र: ध्वज और पौधे' }),
  'arch-flask': arch(flask, { en: 'Drawing: laboratory', hi: 'रेखाचित्र: प्रयोगशाला' }),
  'arch-form': arch(form, { en: 'Drawing: form and pen', hi: 'रेखाचित्र: फ़ॉर्म और कलम' }),
  'arch-lamp': arch(lamp, { en: 'Drawing: lamp and garlands', hi: 'रेखाचित्र: दीप और मालाएँ' }),
  'arch-lens': arch(lens, { en: 'Drawing: magnifying glass', hi: 'रेखाचित्र: आवर्धक लेंस' }),
  'arch-list': arch(list, { en: 'Drawing: list and ribbon', hi: 'रेखाचित्र: सूची और फ़ीता' }),
  'arch-trophy': arch(trophy, { en: 'Drawing: cup and ball', hi: 'रेखाचित्र: ट्रॉफ़ी और गेंद' }),
}
