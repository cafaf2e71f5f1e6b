import type { sessionChanges as english } from '../../en/desk-sections/session-changes.ts'

export const sessionChanges: typeof english = {
  summary: {
    newProgramme: 'नया पाठ्यक्रम',
    opens: (course, until) => `${course} ${until} तक खुलेगा`,
    opensOn: (course, from, until) => `${course} ${from} से ${until} तक खुलेगा`,
    openUntil: (course, until) => `${course} ${until} तक खुला रहेगा`,
    closes: (course) => `${course} बंद होगा`,
    closedSince: (course, time) => `${course} ${time} से बंद`,
    adds: (course) => `${course} जुड़ेगा`,
    removes: (course) => `${course} हटेगा`,
    fee: (course, before, after) => `${course} का शुल्क ${before} → ${after}`,
    caution: (course, before, after) => `${course} की सिक्योरिटी ${before} → ${after}`,
    heads: (course) => `${course} के शुल्क की मदें`,
    changed: (label) => `${label}: बदला गया`,
    fromTo: (label, before, after) => `${label}: ${before} → ${after}`,
    more: (count) => `और ${count} बदलाव`,
  },
  feeQuestion: {
    title: 'क्या शुल्क बदलें?',
    told: (count, sum, next) =>
      `${count} लोगों को ${sum} बताया जा चुका है। उनका शुल्क यही रहेगा, रसीद और वापसी में भी। ${next} अब से दिए जाने वाले प्रस्तावों पर लागू होगा।`,
    notCounted: (sum) =>
      `हम गिन नहीं सके कि कितने लोगों को ${sum} बताया जा चुका है। जिन्हें प्रस्ताव मिल चुका है, उनका शुल्क वही रहेगा; नया शुल्क अब से दिए जाने वाले प्रस्तावों पर लागू होगा।`,
    keep: 'वापस जाएँ',
    action: 'नया शुल्क सहेजें',
  },
}
