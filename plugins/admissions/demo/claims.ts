import { college } from '@prangan/college/config'
import { localized } from '@prangan/contract/localized'
import { feeProofSlot } from '../contract/requirements.ts'
import type { Claim, DocumentRule } from '../contract/schemas/admission-sessions.ts'

const [women, nccC, nccB, national, district, disability, dependants, scouts, staff] =
  college.admissionTerms.weightage
type Term = (typeof college.admissionTerms.weightage)[number]

const claim = (key: string, { en, hi, share }: Term, group: Claim['group'] = null): Claim => ({
  key,
  name: { en, hi },
  points: Number.parseFloat(share) * 100,
  group,
})

/** The college's table of weightage. Dependants are one row of it, but two groups with seats of their own. */
export const demoClaims: readonly Claim[] = [
  claim('women', women, 'women'),
  claim('ncc-c', nccC),
  claim('ncc-b', nccB),
  claim('national-player', national),
  claim('district-player', district),
  claim('disability', disability, 'pwd'),
  {
    ...claim('freedom-fighter', dependants, 'freedomFighter'),
    name: { en: 'Dependents of freedom fighters', hi: 'स्वतंत्रता सेनानियों के आश्रित' },
  },
  {
    ...claim('ex-soldier', dependants, 'exServiceman'),
    name: { en: 'Dependents of ex-soldiers', hi: 'भूतपूर्व सैनिकों के आश्रित' },
  },
  claim('scout-nss', scouts),
  claim('staff', staff),
]

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
        en: 'Certificates of OBC and EWS count for a year.',
        hi: 'ओबीसी और ईडब्ल्यूएस के प्रमाण-पत्र एक वर्ष तक मान्य हैं।',
      },
    },
  ),
  document('gap-affidavit', ['Affidavit about the gap year', 'पढ़ाई छूटने (गैप) का शपथ-पत्र'], { who: 'gap' }),
  ...proofs,
  document(feeProofSlot, ['Proof of the fee', 'शुल्क जमा करने का प्रमाण'], { who: 'fee' }, { isRequired: false }),
]
