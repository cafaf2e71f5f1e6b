import { normaliseText } from '@prangan/contract/site-search/normalise-text'
import { wordsIn } from '@prangan/contract/site-search/words-in'
import { expect, test } from 'vitest'
import { latinSkeleton } from './latin-skeleton.ts'
import { stemWord } from './stem-word.ts'

const skeleton = (word: string) => latinSkeleton(normaliseText(word))
const stem = (word: string) => stemWord(normaliseText(word))

test.each([
  ['हिन्दी', 'हिंदी'],
  ['पाँच', 'पांच'],
  ['सम्बद्ध', 'संबद्ध'],
  ['फ़ॉर्म', 'फॉर्म'],
  ['क़ानून', '\u0958ानून'],
  ['निःशुल्क', 'निशुल्क'],
  ['क्\u200dष', 'क्ष'],
  ['सत्र २०२६', 'सत्र 2026'],
  ['Résumé', 'resume'],
  ['Ａｄｍｉｔ', 'admit'],
])('%s and %s are one spelling', (one, other) => {
  expect(normaliseText(one)).toBe(normaliseText(other))
})

test.each([
  ['समितियों', 'समिति'],
  ['समितियाँ', 'समिति'],
  ['विद्यार्थियों', 'विद्यार्थी'],
  ['सूचनाएँ', 'सूचना'],
  ['सूचनाओं', 'सूचना'],
  ['पुस्तकें', 'पुस्तक'],
  ['पुस्तकों', 'पुस्तक'],
  ['courses', 'course'],
  ['classes', 'class'],
  ['activities', 'activity'],
  ['fees', 'fee'],
])('%s is a form of %s', (plural, singular) => {
  expect(stem(plural)).toBe(stem(singular))
})

test.each(['में', 'गैस', 'bus', 'syllabus', 'class', 'इतिहास'])('%s is no plural', (word) => {
  expect(stem(word)).toBe(normaliseText(word))
})

test.each([
  ['pravesh', 'प्रवेश'],
  ['prvesh', 'प्रवेश'],
  ['parinam', 'परिणाम'],
  ['natija', 'नतीजा'],
  ['shulk', 'शुल्क'],
  ['chhatravritti', 'छात्रवृत्ति'],
  ['chatravriti', 'छात्रवृत्ति'],
  ['pustakalay', 'पुस्तकालय'],
  ['pustakalaya', 'पुस्तकालय'],
  ['pareeksha', 'परीक्षा'],
  ['pariksha', 'परीक्षा'],
  ['suchna', 'सूचना'],
  ['soochna', 'सूचना'],
  ['avedan', 'आवेदन'],
  ['aavedan', 'आवेदन'],
  ['samiti', 'समिति'],
  ['shikayat', 'शिकायत'],
  ['sikayat', 'शिकायत'],
  ['vigyan', 'विज्ञान'],
  ['sankay', 'संकाय'],
  ['sambaddh', 'सम्बद्ध'],
  ['sanbadh', 'संबद्ध'],
  ['prakoshth', 'प्रकोष्ठ'],
  ['anudesh', 'अनुदेश'],
  ['pramanpatra', 'प्रमाणपत्र'],
  ['vidyarthi', 'विद्यार्थी'],
  ['chhatron', 'छात्रों'],
  ['khelkud', 'खेलकूद'],
  ['itihas', 'इतिहास'],
  ['itihaas', 'इतिहास'],
  ['pracharya', 'प्राचार्य'],
  ['fis', 'फीस'],
  ['fees', 'फ़ीस'],
  ['jila', 'ज़िला'],
  ['zila', 'ज़िला'],
  ['asha', 'आशा'],
  ['warma', 'वर्मा'],
  ['verma', 'वर्मा'],
  ['arunoday', 'अरुणोदय'],
  ['mahavidyalaya', 'महाविद्यालय'],
  ['vanijya', 'वाणिज्य'],
  ['snatak', 'स्नातक'],
  ['yojana', 'योजना'],
])('%s is %s in Latin letters', (latin, hindi) => {
  expect(skeleton(latin)).toBe(skeleton(hindi))
})

test('Words keep their marks and their places, and an abbreviation is one word', () => {
  const text = 'बी.एस-सी. (B.Sc.) में प्रवेश-पत्र, 10+2'
  expect(wordsIn(text).map(({ word }) => word)).toEqual(
    ['बीएससी', 'bsc', 'में', 'प्रवेश', 'पत्र', '10', '2'].map(normaliseText),
  )
  for (const { start, end, word } of wordsIn(text))
    expect(normaliseText(text.slice(start, end).replace(/[.-]/g, ''))).toBe(word)
  expect(wordsIn('B.C.A. आई.क्यू.ए.सी. Ph.D.').map(({ word }) => word)).toEqual(
    ['bca', 'आईक्यूएसी', 'phd'].map(normaliseText),
  )
  expect(wordsIn('asha.verma@college.test').map(({ word }) => word)).toEqual([
    'asha',
    'verma',
    'college',
    'test',
  ])
  expect(wordsIn('…, – ()')).toEqual([])
})
