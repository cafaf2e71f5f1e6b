import { both } from '@prangan/contract/content/write-seed'
import type { FacultyName, FacultyPages } from '@prangan/contract/departments'

export const faculties: Readonly<Record<FacultyName, FacultyPages>> = {
  'home-science': {
    courses: ['bhsc'],
    hasSyllabus: true,
    lead: both(
      'Food, cloth and the house, studied as a science and as a trade.',
      'भोजन, वस्त्र और घर: विज्ञान भी, रोज़गार भी।',
    ),
    overview: [
      both(
        'The School of Home Science has a kitchen laboratory, a loom room and a nursery class.',
        'गृह विज्ञान विद्यालय में पाक प्रयोगशाला, करघा कक्ष और शिशु कक्षा है।',
      ),
    ],
    facts: [{ name: both('Laboratories', 'प्रयोगशालाएँ'), value: both('Nutrition, textiles', 'पोषण, वस्त्र') }],
    list: {
      title: both('Home Science teachers', 'गृह विज्ञान के शिक्षक'),
      lead: both(
        'Who teaches home science, and how to write to them.',
        'गृह विज्ञान कौन पढ़ाता है और उन्हें कैसे लिखें।',
      ),
    },
  },
  'social-work': {
    courses: ['bsw'],
    hasSyllabus: false,
    lead: both(
      'Two days of each week are spent in villages and in the town’s wards.',
      'हर सप्ताह दो दिन गाँवों और शहर के वार्डों में काम।',
    ),
    overview: [
      both(
        'The School of Social Work began with the self-help groups of twelve villages.',
        'समाज कार्य विद्यालय की शुरुआत बारह गाँवों के स्वयं सहायता समूहों से हुई।',
      ),
    ],
    facts: [{ name: both('Field work', 'क्षेत्र कार्य'), value: both('Two days a week', 'सप्ताह में दो दिन') }],
    list: {
      title: both('Social Work teachers', 'समाज कार्य के शिक्षक'),
      lead: both(
        'Who teaches social work, and how to write to them.',
        'समाज कार्य कौन पढ़ाता है और उन्हें कैसे लिखें।',
      ),
    },
  },
}
