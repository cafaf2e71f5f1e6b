import type { alumni as english } from '../../en/desk/alumni.ts'

export const alumni: typeof english = {
  nouns: ['पूर्व छात्र', 'पूर्व छात्र'],
  verify: {
    several: {
      title: (count) => `क्या ${count} पंजीकरण सत्यापित करें?`,
      text: 'पूर्व छात्र दीर्घा में ये सभी तुरन्त दिखेंगे, और प्रत्येक को ई-मेल से सूचित किया जाएगा।',
      done: (count) => `सत्यापित पंजीकरण: ${count}`,
      partly: (done, failed) => `सत्यापित पंजीकरण: ${done}। जो सत्यापित नहीं हो सके: ${failed}`,
    },
  },
}
