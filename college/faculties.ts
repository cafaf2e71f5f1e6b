import { both } from '@prangan/contract/content/write-seed'
import type { FacultyName, FacultyPages } from '@prangan/contract/departments'

/** What the pages of each faculty of config.ts say. */
export const faculties: Readonly<Record<FacultyName, FacultyPages>> = {
  arts: {
    courses: ['ba', 'ma'],
    hasSyllabus: true,
    picture: 'art:course-ma',
    lead: both(
      'Languages, society and the past, taught in Hindi and English since 1970.',
      'भाषाएँ, समाज और इतिहास: 1970 से हिन्दी और अंग्रेज़ी में पढ़ाई।',
    ),
    overview: [
      both(
        'The Faculty of Arts is the older half of the college. It teaches ten subjects for the B.A., from Hindi, English and Sanskrit to Geography, and two for the M.A.: Political Science and History, both since 2006.',
        'कला संकाय महाविद्यालय का सबसे पुराना संकाय है। यहाँ बी.ए. में हिन्दी, अंग्रेज़ी और संस्कृत से लेकर भूगोल तक दस विषय पढ़ाए जाते हैं, और एम.ए. में दो: राजनीति विज्ञान और इतिहास, दोनों 2006 से।',
      ),
      both(
        'Its questions begin outside the gate. Students survey villages with Sociology, map fields with Geography, sit in gram sabhas with Political Science, and record the town’s elders with History. What they bring back is read and argued over in class.',
        'यहाँ प्रश्न महाविद्यालय के गेट के बाहर से शुरू होते हैं। विद्यार्थी समाजशास्त्र के लिए गाँवों का सर्वेक्षण करते हैं, भूगोल के लिए खेतों के मानचित्र बनाते हैं, राजनीति विज्ञान के लिए ग्राम सभाओं में बैठते हैं और इतिहास के लिए शहर के बुज़ुर्गों की यादें लिखते हैं। वे जो लेकर आते हैं, उसे कक्षा में पढ़ा जाता है और उस पर चर्चा होती है।',
      ),
    ],
    facts: [
      { name: both('Subjects for the B.A.', 'बी.ए. के विषय'), value: both('Ten', 'दस') },
      {
        name: both('Subjects for the M.A.', 'एम.ए. के विषय'),
        value: both('Political Science, History', 'राजनीति विज्ञान, इतिहास'),
      },
      { name: both('Laboratories', 'प्रयोगशालाएँ'), value: both('Psychology, Geography', 'मनोविज्ञान, भूगोल') },
    ],
    list: {
      title: both('Arts faculty', 'कला संकाय के शिक्षक'),
      lead: both(
        'Who teaches languages, society and history here, and how to write to them.',
        'यहाँ भाषाएँ, समाजशास्त्र और इतिहास कौन पढ़ाते हैं, और उनसे कैसे संपर्क करें।',
      ),
    },
  },
  science: {
    courses: ['bsc', 'msc', 'bca'],
    hasSyllabus: false,
    picture: 'art:course-bsc',
    lead: both(
      'Mathematics, the sciences of matter and of life, and computers: lectures in the forenoon, practicals in the afternoon.',
      'गणित, भौतिकी, रसायन, जीव विज्ञान और कंप्यूटर: सुबह कक्षाएँ, दोपहर बाद प्रयोगशाला।',
    ),
    overview: [
      both(
        'Mathematics and Biology came within a year of the college’s founding, and the Faculty of Science has taught in two groups ever since: Chemistry with Physics and Mathematics, or with Zoology and Botany. M.Sc. Botany was added in session 2024-2025, and with it Bachelor of Computer Application.',
        'गणित और जीव विज्ञान की कक्षाएँ महाविद्यालय खुलने के एक वर्ष के भीतर ही शुरू हुईं, और तब से विज्ञान संकाय में दो वर्गों में पढ़ाई होती है: रसायन विज्ञान के साथ भौतिकी और गणित, या जंतु विज्ञान और वनस्पति विज्ञान। सत्र 2024-2025 में एम.एससी. वनस्पति विज्ञान और बी.सी.ए. (कंप्यूटर अनुप्रयोग) की पढ़ाई भी शुरू हुई।',
      ),
      both(
        'Nearly every afternoon is spent in a laboratory, in batches. The lake nearby is the largest of them: its water is analysed, its plants pressed for the herbarium, its birds counted each winter.',
        'लगभग हर दिन दोपहर बाद का समय प्रयोगशाला में, समूहों में बीतता है। सबसे बड़ी प्रयोगशाला पास की झील है: उसके पानी की जाँच होती है, उसके पौधे हर्बेरियम के लिए सुखाए जाते हैं, और हर सर्दी में उसके पक्षी गिने जाते हैं।',
      ),
    ],
    facts: [
      {
        name: both('Maths group', 'गणित वर्ग'),
        value: both('Chemistry, Physics, Mathematics', 'रसायन विज्ञान, भौतिकी, गणित'),
      },
      {
        name: both('Bio group', 'जीव विज्ञान वर्ग'),
        value: both('Chemistry, Zoology, Botany', 'रसायन विज्ञान, जंतु विज्ञान, वनस्पति विज्ञान'),
      },
      {
        name: both('Since 2024-2025', 'सत्र 2024-2025 से'),
        value: both('M.Sc. Botany, B.C.A.', 'एम.एससी. वनस्पति विज्ञान, बी.सी.ए.'),
      },
    ],
    list: {
      title: both('Science faculty', 'विज्ञान संकाय के शिक्षक'),
      lead: both(
        'Who teaches mathematics, science and computing here, and how to write to them.',
        'यहाँ गणित, विज्ञान और कंप्यूटर कौन पढ़ाते हैं, और उनसे कैसे संपर्क करें।',
      ),
    },
  },
}
