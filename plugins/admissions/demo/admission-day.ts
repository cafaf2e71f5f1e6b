import type { AdmissionDay } from '../contract/schemas/admission-day.ts'

/** The order of the demo college's pages and prospectus: counselling with the originals, then the challan. */
export const demoAdmissionDay = (undertakingsUntil: string): AdmissionDay => ({
  order: 'originals first',
  undertakingsUntil,
  papers: [
    {
      key: 'tc',
      name: {
        en: 'Transfer certificate (TC)',
        hi: 'स्थानान्तरण प्रमाण-पत्र (TC)',
        mr: 'शाळा किंवा महाविद्यालय सोडल्याचा दाखला (TC)',
      },
      neededFor: { who: 'everybody' },
    },
    {
      key: 'cc',
      name: {
        en: 'Character certificate (CC)',
        hi: 'चरित्र प्रमाण-पत्र (CC)',
        mr: 'चारित्र्य प्रमाणपत्र (CC)',
      },
      neededFor: { who: 'everybody' },
    },
    {
      key: 'domicile',
      name: { en: 'Domicile certificate', hi: 'निवास प्रमाण-पत्र', mr: 'अधिवास प्रमाणपत्र' },
      neededFor: { who: 'reserved' },
    },
  ],
})
