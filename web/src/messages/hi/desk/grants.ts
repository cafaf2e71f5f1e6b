import { grantLabels } from '@prangan/contract/messages/hi/grants'
import type { siteGrants as english, siteGrantAreas as englishAreas } from '../../en/desk/grants.ts'

export const siteGrants: typeof english = {
  'news:read-all': {
    label: grantLabels['news:read-all'],
    text: 'डेस्क पर सभी सूचनाएँ देखना, आगे की और समाप्त हो चुकी भी।',
  },
  'news:prepare': {
    label: grantLabels['news:prepare'],
    text: 'ऐसी सूचनाएँ और प्रकाशित सूचनाओं के ऐसे बदलाव लिखना जो किसी प्रकाशक की मंज़ूरी के बाद ही सबको दिखें। सभी सूचनाएँ देखना।',
  },
  'news:publish': {
    label: grantLabels['news:publish'],
    text: 'सूचनाएँ, कार्यक्रम और चलती पट्टी लिखना, बदलना, प्रकाशित करना और हटाना।',
  },
  'page:read': {
    label: grantLabels['page:read'],
    text: 'सभी पृष्ठों की सूची, जिनकी जाँच बाकी है, और लोगों ने क्या खोजा, यह देखना।',
  },
  'page:publish': {
    label: grantLabels['page:publish'],
    text: 'मेनू और वेबसाइट की सेटिंग छोड़कर हर पृष्ठ बदलना और प्रकाशित करना।',
  },
  'page:structure': {
    label: grantLabels['page:structure'],
    text: 'पृष्ठ जोड़ना, उनका पता बदलना, उन्हें हटाना; मेनू और वेबसाइट की सेटिंग बदलना। हर पृष्ठ बदलना और प्रकाशित करना।',
  },
  'media:edit': {
    label: grantLabels['media:edit'],
    text: 'वेबसाइट के चित्र जोड़ना, बदलना और हटाना।',
  },
  'document:edit': {
    label: grantLabels['document:edit'],
    text: 'वेबसाइट की PDF फ़ाइलें जोड़ना, बदलना और हटाना।',
  },
  'alumnus:read': {
    label: grantLabels['alumnus:read'],
    text: 'पूर्व छात्रों की दी हुई पूरी जानकारी देखना, संपर्क सहित।',
  },
  'alumnus:verify': {
    label: grantLabels['alumnus:verify'],
    text: 'पूर्व छात्रों को सत्यापित करना, उनकी जानकारी सुधारना, अस्वीकार करना और हटाना; पूरी जानकारी देखना।',
  },
  'profile:edit-any': {
    label: grantLabels['profile:edit-any'],
    text: 'हर शिक्षक की प्रोफ़ाइल, फोटो और बायोडाटा बदलना; हटाए गए शिक्षक भी देखना। पासवर्ड नहीं बदल सकते।',
  },
  'audit:read': {
    label: grantLabels['audit:read'],
    text: 'किसने कब क्या किया, यह देखना, ई-मेल पतों सहित।',
  },
}

export const siteGrantAreas: typeof englishAreas = {
  news: 'सूचनाएँ',
  page: 'पृष्ठ, चित्र और दस्तावेज़',
  media: 'पृष्ठ, चित्र और दस्तावेज़',
  document: 'पृष्ठ, चित्र और दस्तावेज़',
  alumnus: 'पूर्व छात्र और शिक्षक',
  profile: 'पूर्व छात्र और शिक्षक',
  audit: 'गतिविधियाँ',
  admission: 'प्रवेश',
}
