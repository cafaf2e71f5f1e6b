import { localized } from '@prangan/contract/localized'
import { state } from '@prangan/contract/states/profile'
import { feeProofSlot } from '../contract/requirements.ts'
import type { Claim, DocumentRule } from '../contract/schemas/admission-sessions.ts'

/** The claims of the state's table of weightage. */
export const demoClaims: readonly Claim[] = state.weightage.flatMap(({ name, points, claims }) =>
  claims.map(({ key, name: ownName = name, group = null }) => ({
    key,
    name: ownName,
    points: points * 100,
    group,
  })),
)

type Names = readonly [en: string, hi: string]
const document = (
  key: string,
  [en, hi]: Names,
  neededFor: DocumentRule['neededFor'],
  more: Partial<DocumentRule> = {},
): DocumentRule => ({
  key,
  name: { en, hi },
  hint: localized(),
  kind: 'page',
  neededFor,
  isRequired: true,
  ...more,
})

/** The claim of women needs no proof, since the form asks for the gender. */
const proofs: readonly DocumentRule[] = demoClaims
  .filter(({ key }) => key !== 'women')
  .map(({ key, name }) =>
    document(`proof-${key}`, [`Proof: ${name.en}`, `प्रमाण: ${name.hi}`], { who: 'claim', claim: key }),
  )

const ofOneYear = state.reserved
  .filter(({ certificateYears }) => certificateYears === 1)
  .map(({ shortName }) => shortName)

export const demoDocuments: readonly DocumentRule[] = [
  document(
    'photo',
    ['Photo', 'फोटो'],
    { who: 'everybody' },
    {
      kind: 'photo',
      hint: {
        en: 'Of the face, taken within the last three months.',
        hi: 'चेहरे का, पिछले तीन माह में लिया गया।',
      },
    },
  ),
  document(
    'signature',
    ['Signature', 'हस्ताक्षर'],
    { who: 'everybody' },
    {
      kind: 'signature',
      hint: { en: 'On white paper, with a dark pen.', hi: 'सफ़ेद काग़ज़ पर, गहरे रंग के पेन से।' },
    },
  ),
  document('marksheet-x', ['Marksheet of class 10', 'कक्षा 10 का अंकपत्र'], { who: 'everybody' }),
  document('marksheet-xii', ['Marksheet of class 12', 'कक्षा 12 का अंकपत्र'], { who: 'everybody' }),
  document(
    'category',
    ['Category certificate', 'जाति या वर्ग का प्रमाण-पत्र'],
    { who: 'reserved' },
    {
      hint: {
        en: `Certificates of ${ofOneYear.map(({ en }) => en).join(' and ')} count for a year.`,
        hi: `${ofOneYear.map(({ hi }) => hi).join(' और ')} के प्रमाण-पत्र एक वर्ष तक मान्य हैं।`,
      },
    },
  ),
  document('gap-affidavit', ['Affidavit about the gap year', 'पढ़ाई छूटने (गैप) का शपथ-पत्र'], { who: 'gap' }),
  ...proofs,
  document(feeProofSlot, ['Proof of the fee', 'शुल्क जमा करने का प्रमाण'], { who: 'fee' }, { isRequired: false }),
]
