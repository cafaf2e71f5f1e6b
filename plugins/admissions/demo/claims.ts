import type { OtherLanguage } from '@prangan/contract/languages'
import { localized } from '@prangan/contract/localized'
import type { LocalizedText } from '@prangan/contract/schemas/content-fields'
import { state } from '@prangan/contract/states/profile'
import { feeProofSlot } from '../contract/requirements.ts'
import type { Claim, DocumentRule } from '../contract/schemas/admission-sessions.ts'

/** The claims of the state's table of weightage. */
export const demoClaims: readonly Claim[] = state.weightage.flatMap(({ name, points, claims }) =>
  claims.map(({ key, name: ownName = name, group = null, kind }) => ({
    key,
    name: ownName,
    points: points * 100,
    group,
    ...(kind && { kind }),
  })),
)

const document = (
  key: string,
  name: LocalizedText,
  neededFor: DocumentRule['neededFor'],
  more: Partial<DocumentRule> = {},
): DocumentRule => ({
  key,
  name,
  hint: localized(),
  kind: 'page',
  neededFor,
  isRequired: true,
  ...more,
})

const textIn = (language: OtherLanguage, text: LocalizedText): string => text[language] ?? text.en

/** The claim of women needs no proof, since the form asks for the gender. */
const proofs: readonly DocumentRule[] = demoClaims
  .filter(({ key }) => key !== 'women')
  .map(({ key, name }) =>
    document(
      `proof-${key}`,
      {
        en: `Proof: ${name.en}`,
        hi: `प्रमाण: ${textIn('hi', name)}`,
        mr: `पुरावा: ${textIn('mr', name)}`,
      },
      { who: 'claim', claim: key },
    ),
  )

const ofOneYear = state.reserved
  .filter(({ certificateYears }) => certificateYears === 1)
  .map(({ shortName }) => shortName)

export const demoDocuments: readonly DocumentRule[] = [
  document(
    'photo',
    { en: 'Photo', hi: 'फोटो', mr: 'फोटो' },
    { who: 'everybody' },
    {
      kind: 'photo',
      hint: {
        en: 'Of the face, taken within the last three months.',
        hi: 'चेहरे का, पिछले तीन माह में लिया गया।',
        mr: 'चेहऱ्याचा, गेल्या तीन महिन्यांत काढलेला.',
      },
    },
  ),
  document(
    'signature',
    { en: 'Signature', hi: 'हस्ताक्षर', mr: 'सही' },
    { who: 'everybody' },
    {
      kind: 'signature',
      hint: {
        en: 'On white paper, with a dark pen.',
        hi: 'सफ़ेद काग़ज़ पर, गहरे रंग के पेन से।',
        mr: 'पांढऱ्या कागदावर, गडद शाईच्या पेनाने.',
      },
    },
  ),
  document(
    'marksheet-x',
    { en: 'Marksheet of class 10', hi: 'कक्षा 10 का अंकपत्र', mr: 'दहावीची गुणपत्रिका' },
    { who: 'everybody' },
  ),
  document(
    'marksheet-xii',
    { en: 'Marksheet of class 12', hi: 'कक्षा 12 का अंकपत्र', mr: 'बारावीची गुणपत्रिका' },
    { who: 'everybody' },
  ),
  document(
    'category',
    { en: 'Category certificate', hi: 'जाति या वर्ग का प्रमाण-पत्र', mr: 'जात किंवा प्रवर्गाचे प्रमाणपत्र' },
    { who: 'reserved' },
    {
      hint: {
        en: `Certificates of ${ofOneYear.map(({ en }) => en).join(' and ')} count for a year.`,
        hi: `${ofOneYear.map((name) => textIn('hi', name)).join(' और ')} के प्रमाण-पत्र एक वर्ष तक मान्य हैं।`,
        mr: `${ofOneYear.map((name) => textIn('mr', name)).join(' आणि ')}: प्रमाणपत्र एक वर्ष चालते.`,
      },
    },
  ),
  document(
    'gap-affidavit',
    {
      en: 'Affidavit about the gap year',
      hi: 'पढ़ाई छूटने (गैप) का शपथ-पत्र',
      mr: 'शिक्षणातील खंडाचे (गॅप) प्रतिज्ञापत्र',
    },
    { who: 'gap' },
    {
      hint: {
        en: 'You passed in an earlier year: a notary’s paper that says what you did since, and that you studied nowhere else.',
        hi: 'आपने पिछले किसी वर्ष में पास किया है: नोटरी का काग़ज़, जिसमें लिखा हो कि तब से आपने क्या किया और कहीं और नहीं पढ़े।',
        mr: 'तुम्ही आधीच्या वर्षी उत्तीर्ण झाला आहात: नोटरीचा कागद, ज्यात त्यानंतर काय केले आणि इतर कुठेही शिकला नाहीत हे लिहिले आहे.',
      },
    },
  ),
  ...proofs,
  document(
    feeProofSlot,
    { en: 'Proof of payment', hi: 'शुल्क जमा करने का प्रमाण', mr: 'शुल्क भरल्याचा पुरावा' },
    { who: 'fee' },
    { isRequired: false },
  ),
]
