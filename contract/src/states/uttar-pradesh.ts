import type { StateProfile } from './state-profile.ts'

/**
 * Sources: Uttar Pradesh Public Services (Reservation) Act, 1994, and Admission in Educational Institutions (Reservation) Act,
 * 2006; EWS by the order of 2019; horizontal groups by the Act of 1993; weightage by the specification. As of 2026-11.
 */
export const uttarPradesh: StateProfile = {
  name: { en: 'Uttar Pradesh', hi: 'उत्तर प्रदेश' },
  general: {
    key: 'general',
    name: { en: 'General', hi: 'सामान्य' },
    shortName: { en: 'General', hi: 'सामान्य' },
    minimum: 45,
  },
  reserved: [
    {
      key: 'sc',
      name: { en: 'Scheduled Caste (SC)', hi: 'अनुसूचित जाति' },
      shortName: { en: 'SC', hi: 'एससी' },
      tableName: { en: 'Scheduled Castes (SC)', hi: 'अनुसूचित जाति' },
      share: 21,
      minimum: 40,
      conversion: ['st', 'open'],
      certificateYears: null,
    },
    {
      key: 'st',
      name: { en: 'Scheduled Tribe (ST)', hi: 'अनुसूचित जनजाति' },
      shortName: { en: 'ST', hi: 'एसटी' },
      tableName: { en: 'Scheduled Tribes (ST)', hi: 'अनुसूचित जनजाति' },
      share: 2,
      minimum: 40,
      conversion: ['sc', 'open'],
      certificateYears: null,
    },
    {
      key: 'obc',
      name: { en: 'Other Backward Class (OBC)', hi: 'अन्य पिछड़ा वर्ग' },
      shortName: { en: 'OBC', hi: 'ओबीसी' },
      tableName: { en: 'Other Backward Classes (OBC)', hi: 'अन्य पिछड़ा वर्ग' },
      share: 27,
      minimum: 45,
      conversion: ['open'],
      certificateYears: 1,
    },
    {
      key: 'ews',
      name: { en: 'Economically Weaker Section (EWS)', hi: 'आर्थिक रूप से कमज़ोर वर्ग' },
      shortName: { en: 'EWS', hi: 'ईडब्ल्यूएस' },
      tableName: { en: 'Economically Weaker Sections (EWS)', hi: 'आर्थिक रूप से कमज़ोर वर्ग' },
      share: 10,
      minimum: 45,
      conversion: ['open'],
      certificateYears: 1,
    },
  ],
  formOrder: ['general', 'obc', 'sc', 'st', 'ews'],
  groups: [
    { key: 'women', name: { en: 'Women', hi: 'महिला' }, share: 20 },
    { key: 'pwd', name: { en: 'Persons with disabilities', hi: 'दिव्यांग' }, share: 5 },
    {
      key: 'freedomFighter',
      name: { en: 'Freedom fighters’ dependants', hi: 'स्वतंत्रता सेनानी के आश्रित' },
      share: 2,
    },
    { key: 'exServiceman', name: { en: 'Ex-servicemen', hi: 'भूतपूर्व सैनिक' }, share: 5 },
  ],
  weightage: [
    {
      name: { en: 'Female candidates', hi: 'महिला आवेदक' },
      points: 3,
      claims: [{ key: 'women', group: 'women' }],
    },
    {
      name: { en: 'NCC "C" certificate', hi: 'एनसीसी "सी" प्रमाण-पत्र' },
      points: 3,
      claims: [{ key: 'ncc-c', kind: 'ncc' }],
    },
    {
      name: { en: 'NCC "B" certificate', hi: 'एनसीसी "बी" प्रमाण-पत्र' },
      points: 2,
      claims: [{ key: 'ncc-b', kind: 'ncc' }],
    },
    {
      name: { en: 'Players at national level', hi: 'राष्ट्रीय स्तर के खिलाड़ी' },
      points: 3,
      claims: [{ key: 'national-player', kind: 'player' }],
    },
    {
      name: { en: 'Players at district or state level', hi: 'ज़िला या राज्य स्तर के खिलाड़ी' },
      points: 2,
      claims: [{ key: 'district-player', kind: 'player' }],
    },
    {
      name: { en: 'Physically handicapped candidates', hi: 'दिव्यांग आवेदक' },
      points: 3,
      claims: [{ key: 'disability', group: 'pwd' }],
    },
    {
      name: {
        en: 'Dependents of freedom fighters and ex-soldiers',
        hi: 'स्वतंत्रता सेनानियों और भूतपूर्व सैनिकों के आश्रित',
      },
      points: 2,
      claims: [
        {
          key: 'freedom-fighter',
          name: { en: 'Dependents of freedom fighters', hi: 'स्वतंत्रता सेनानियों के आश्रित' },
          group: 'freedomFighter',
        },
        {
          key: 'ex-soldier',
          name: { en: 'Dependents of ex-soldiers', hi: 'भूतपूर्व सैनिकों के आश्रित' },
          group: 'exServiceman',
        },
      ],
    },
    {
      name: { en: 'Scout, Guide or NSS certificate', hi: 'स्काउट, गाइड या एनएसएस प्रमाण-पत्र' },
      points: 2,
      claims: [{ key: 'scout-nss' }],
    },
    {
      name: { en: 'Dependents of college staff', hi: 'महाविद्यालय के कर्मचारियों के आश्रित' },
      points: 10,
      claims: [{ key: 'staff' }],
    },
  ],
  weightageCap: 10,
  exams: { x: { en: 'high school', hi: 'हाईस्कूल' }, xii: { en: 'intermediate', hi: 'इंटरमीडिएट' } },
  boards: [
    { en: 'UP Board', hi: 'यूपी बोर्ड' },
    { en: 'CBSE', hi: 'सीबीएसई' },
    { en: 'ICSE', hi: 'आईसीएसई' },
  ],
  officer: { en: 'Tehsildar', hi: 'तहसीलदार' },
  town: { en: 'Rampur', hi: 'रामपुर' },
}
