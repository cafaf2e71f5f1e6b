import type { ReservedCategory, StateProfile } from './state-profile.ts'

/**
 * Shares: Maharashtra Act VIII of 2004 for SC to SBC, the orders of 2019 for EWS, and the SEBC Act of 2024. The years of a
 * certificate, the minimum marks and who gets unfilled seats have no source yet. As of 2026-11. Colleges check all of it with
 * their university: courts have changed some of the shares more than once.
 */

type Text = ReservedCategory['name']

const nomads = ['vj-a', 'nt-b', 'nt-c', 'nt-d']

const backwardClass = (
  key: string,
  share: number,
  name: Text,
  shortName: Text,
  more: Partial<ReservedCategory> = {},
): ReservedCategory => ({
  key,
  name,
  shortName,
  tableName: name,
  share,
  minimum: 40,
  conversion: ['open'],
  // The certificate that somebody is not of the creamy layer names up to three years.
  certificateYears: 3,
  ...more,
})

const nomad = (key: string, share: number, name: Text, shortName: Text) =>
  backwardClass(key, share, name, shortName, {
    conversion: [...nomads.filter((other) => other !== key), 'open'],
  })

export const maharashtra: StateProfile = {
  name: { en: 'Maharashtra', hi: 'महाराष्ट्र', mr: 'महाराष्ट्र' },
  general: {
    key: 'general',
    name: { en: 'Open', hi: 'खुला वर्ग', mr: 'खुला प्रवर्ग' },
    shortName: { en: 'Open', hi: 'खुला', mr: 'खुला' },
    minimum: 45,
  },
  reserved: [
    backwardClass(
      'sc',
      13,
      { en: 'Scheduled Caste (SC)', hi: 'अनुसूचित जाति', mr: 'अनुसूचित जाती' },
      { en: 'SC', hi: 'एससी', mr: 'एससी' },
      { conversion: ['st', 'open'], certificateYears: null },
    ),
    backwardClass(
      'st',
      7,
      { en: 'Scheduled Tribe (ST)', hi: 'अनुसूचित जनजाति', mr: 'अनुसूचित जमाती' },
      { en: 'ST', hi: 'एसटी', mr: 'एसटी' },
      { conversion: ['sc', 'open'], certificateYears: null },
    ),
    nomad(
      'vj-a',
      3,
      { en: 'Vimukta Jati or De-notified Tribe (VJ-A)', hi: 'विमुक्त जाति (वीजे-ए)', mr: 'विमुक्त जाती (व्हीजे-ए)' },
      { en: 'VJ-A', hi: 'वीजे-ए', mr: 'व्हीजे-ए' },
    ),
    nomad(
      'nt-b',
      2.5,
      { en: 'Nomadic Tribe B (NT-B)', hi: 'घुमंतू जनजाति (एनटी-बी)', mr: 'भटक्या जमाती ब (एनटी-बी)' },
      { en: 'NT-B', hi: 'एनटी-बी', mr: 'एनटी-बी' },
    ),
    nomad(
      'nt-c',
      3.5,
      { en: 'Nomadic Tribe C (NT-C)', hi: 'घुमंतू जनजाति (एनटी-सी)', mr: 'भटक्या जमाती क (एनटी-सी)' },
      { en: 'NT-C', hi: 'एनटी-सी', mr: 'एनटी-सी' },
    ),
    nomad(
      'nt-d',
      2,
      { en: 'Nomadic Tribe D (NT-D)', hi: 'घुमंतू जनजाति (एनटी-डी)', mr: 'भटक्या जमाती ड (एनटी-डी)' },
      { en: 'NT-D', hi: 'एनटी-डी', mr: 'एनटी-डी' },
    ),
    backwardClass(
      'obc',
      19,
      { en: 'Other Backward Class (OBC)', hi: 'अन्य पिछड़ा वर्ग', mr: 'इतर मागास वर्ग' },
      { en: 'OBC', hi: 'ओबीसी', mr: 'ओबीसी' },
      { conversion: ['sbc', 'open'] },
    ),
    backwardClass(
      'sbc',
      2,
      { en: 'Special Backward Class (SBC)', hi: 'विशेष पिछड़ा वर्ग', mr: 'विशेष मागास प्रवर्ग' },
      { en: 'SBC', hi: 'एसबीसी', mr: 'एसबीसी' },
      { conversion: ['obc', 'open'] },
    ),
    backwardClass(
      'sebc',
      10,
      {
        en: 'Socially and Educationally Backward Class (SEBC)',
        hi: 'सामाजिक और शैक्षिक रूप से पिछड़ा वर्ग',
        mr: 'सामाजिक आणि शैक्षणिकदृष्ट्या मागास वर्ग',
      },
      { en: 'SEBC', hi: 'एसईबीसी', mr: 'एसईबीसी' },
    ),
    backwardClass(
      'ews',
      10,
      { en: 'Economically Weaker Section (EWS)', hi: 'आर्थिक रूप से कमज़ोर वर्ग', mr: 'आर्थिकदृष्ट्या दुर्बल घटक' },
      { en: 'EWS', hi: 'ईडब्ल्यूएस', mr: 'ईडब्ल्यूएस' },
      { certificateYears: 1 },
    ),
  ],
  formOrder: ['general', 'sc', 'st', ...nomads, 'obc', 'sbc', 'sebc', 'ews'],
  groups: [
    { key: 'women', name: { en: 'Women', hi: 'महिला', mr: 'महिला' }, share: 30 },
    { key: 'pwd', name: { en: 'Persons with disabilities', hi: 'दिव्यांग', mr: 'दिव्यांग' }, share: 5 },
    {
      key: 'exServiceman',
      name: {
        en: 'Children of defence personnel',
        hi: 'रक्षा कर्मियों की संतान',
        mr: 'संरक्षण दलातील कर्मचाऱ्यांचे पाल्य',
      },
      share: 5,
    },
    { key: 'orphan', name: { en: 'Orphans', hi: 'अनाथ', mr: 'अनाथ' }, share: 1 },
  ],
  weightage: [],
  weightageCap: 0,
  exams: { x: { en: 'SSC', hi: 'एसएससी', mr: 'एसएससी' }, xii: { en: 'HSC', hi: 'एचएससी', mr: 'एचएससी' } },
  boards: [
    { en: 'Maharashtra Board', hi: 'महाराष्ट्र बोर्ड', mr: 'महाराष्ट्र राज्य मंडळ' },
    { en: 'CBSE', hi: 'सीबीएसई', mr: 'सीबीएसई' },
    { en: 'ICSE', hi: 'आईसीएसई', mr: 'आयसीएसई' },
  ],
  officer: { en: 'Sub-Divisional Officer', hi: 'उपविभागीय अधिकारी', mr: 'उपविभागीय अधिकारी' },
  town: { en: 'Amravati', hi: 'अमरावती', mr: 'अमरावती' },
}
