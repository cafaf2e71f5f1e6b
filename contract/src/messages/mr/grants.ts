import * as plugins from '@prangan/plugins/contract/messages/mr/grants'
import type { Grant } from '../../roles.ts'

/** A plugin of a college may lack Marathi. */
export const grantLabels: Readonly<Partial<Record<Grant, string>>> = {
  'news:read-all': 'सर्व सूचना पाहणे',
  'news:prepare': 'मंजुरीसाठी सूचना तयार करणे',
  'news:publish': 'सूचना प्रसिद्ध करणे',
  'page:read': 'सर्व पाने पाहणे',
  'page:publish': 'पाने बदलणे आणि प्रसिद्ध करणे',
  'page:structure': 'पाने जोडणे, मेनू आणि सेटिंग बदलणे',
  'media:edit': 'चित्रे सांभाळणे',
  'document:edit': 'कागदपत्रे सांभाळणे',
  'alumnus:read': 'माजी विद्यार्थ्यांची माहिती पाहणे',
  'alumnus:verify': 'माजी विद्यार्थ्यांची पडताळणी करणे आणि माहिती दुरुस्त करणे',
  'profile:edit-any': 'शिक्षकांची प्रोफाइल बदलणे',
  'audit:read': 'घडामोडी पाहणे',
  'admission:read': 'अर्ज पाहणे',
  'admission:decide': 'अर्जांवर निर्णय घेणे',
  ...plugins.grantLabels,
}
